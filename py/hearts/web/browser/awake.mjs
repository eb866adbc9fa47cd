// Keeps the screen of this device on while that is wanted. The browser lets go of it whenever the page is hidden; a
// page without https, an old browser and a low battery do not keep it on at all.
let wanted = false;
let lock = null;
let asking = false;

const follow = async () => {
  if (asking) return;
  asking = true;
  try {
    if (wanted && !document.hidden && (!lock || lock.released)) lock = await navigator.wakeLock.request("screen");
    if (!wanted && lock) {
      const held = lock;
      lock = null;
      await held.release();
    }
  } catch {
    lock = null;
  }
  asking = false;
};

export const stay = (on) => {
  wanted = on;
  follow();
};
document.addEventListener("visibilitychange", follow);
