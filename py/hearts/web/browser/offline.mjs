// The page's side of the service worker: registers it, tells when a new version is complete, asks what is kept.
const scope = new URL("./", document.baseURI).href;
const build = document.querySelector('meta[name="build"]').content;
const mine = `hearts ${scope} `; // how the names of all our caches begin, and of the locks on them
const HOUR = 3600000;
const PAUSE = 1000; // milliseconds before the first new try after an install that failed; then twice as many
const LONGEST = 30000;
const SILENCE = 20000; // milliseconds after which a service worker that was asked is taken for ended by the browser
let registration = null;
let looked = performance.now();
let change = null; // a promise, while a new version takes over: nobody is to wake the outgoing service worker then

// While a page of a version is open, nobody throws its files away. A page that sleeps in the history holds nothing.
const hold = () => {
  if (!navigator.locks) return;
  navigator.locks
    .request(mine + build, { mode: "shared" }, () => new Promise((free) => addEventListener("pagehide", free)))
    .catch(() => {});
};

// Has the versions thrown away that have been replaced; one that another page uses still, when that page is gone.
const sweep = () => registration.active?.postMessage("tidy");
const tidy = async () => {
  sweep();
  for (const name of await caches.keys())
    if (name.startsWith(mine) && name !== mine + build) navigator.locks?.request(name, () => {}).then(sweep, () => {});
};

const look = () => {
  looked = performance.now();
  registration?.update().catch(() => {}); // without a connection there is no news
};

// Tells `told` when a version other than this page's is complete and waits.
const watch = (told) => {
  const ready = () => {
    if (registration.waiting && registration.active) told();
  };
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", ready));
  ready();
};

// Asks one of the service workers; `heard` gets each answer that comes before the last one. Rejects where none comes.
const ask = (worker, what, last, heard = () => {}) =>
  new Promise((done, fail) => {
    const { port1, port2 } = new MessageChannel();
    let silence = 0;
    const wait = () => {
      clearTimeout(silence);
      silence = setTimeout(() => fail(new Error("no answer")), SILENCE);
    };
    port1.addEventListener("message", ({ data }) => {
      wait();
      if (last in data) done(data);
      else heard(data);
    });
    port1.start();
    worker.postMessage(what, [port2]);
    wait();
  });

// Registers the service worker. Where its install fails and none is there yet, it is tried again after a while: another
// page may have begun this install without a network.
const enlist = async (told, pause) => {
  registration = await navigator.serviceWorker.register("./service-worker.js", { updateViaCache: "none" });
  if (!registration) return false; // an extension, or a test, lets nobody register
  watch(told);
  const coming = registration.installing;
  coming?.addEventListener("statechange", async () => {
    if (coming.state !== "redundant" || registration.active || pause > LONGEST) return;
    await rest(pause);
    enlist(told, 2 * pause).catch(() => {});
  });
  return true;
};

// The same as soon as its file can be fetched: the connection may be gone just now.
const enlistSoon = async (told, pause = PAUSE) => {
  try {
    return await enlist(told, PAUSE);
  } catch (error) {
    if (error.name !== "TypeError") throw error;
    await Promise.race([rest(pause), new Promise((come) => addEventListener("online", come, { once: true }))]);
    return enlistSoon(told, Math.min(2 * pause, HOUR));
  }
};

// Has the game kept from now on; false where this browser or this address cannot.
export const begin = async (told) => {
  if (!navigator.serviceWorker) return false;
  try {
    hold();
    addEventListener("pageshow", (event) => event.persisted && hold());
    if (!(await enlistSoon(told))) return false;
  } catch {
    return false;
  }
  tidy().catch(() => {}); // where the storage is refused there is nothing to throw away
  addEventListener("online", look);
  document.addEventListener("visibilitychange", () => !document.hidden && performance.now() - looked > HOUR && look());
  return true;
};

// What is kept, as JSON: the bytes of each group, kept and in all; whether it is safe; whether a new version waits.
export const state = async () => {
  const found = { there: false, safe: false, waiting: false };
  await Promise.race([change, rest(SILENCE)]);
  try {
    registration = (await navigator.serviceWorker?.getRegistration(scope)) || registration;
    found.safe = Boolean(await navigator.storage?.persisted?.());
    if (registration?.active) Object.assign(found, await ask(registration.active, "state", "build"), { there: true });
    const left = navigator.serviceWorker?.controller && found.there && found.build !== build; // another tab has taken it
    found.waiting = Boolean(registration?.waiting || left);
  } catch {
    // then nothing is known to be kept
  }
  return JSON.stringify(found);
};

// Has everything fetched that is not kept; `told` hears how many bytes are there. Whether all of them are, at the end.
// A browser ends a service worker that takes minutes: then it is asked to go on, as long as more is there each time.
export const gather = async (told) => {
  const active = navigator.serviceWorker && (await Promise.race([navigator.serviceWorker.ready, rest(60000)]))?.active;
  if (!active) return false;
  for (let before = -1, there = 0; there > before; ) {
    before = there;
    const heard = ({ done }) => {
      there = done;
      told(done);
    };
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const found = await ask(active, "gather", "missing", heard).catch(() => null);
    if (found) return found.missing.length === 0;
  }
  return false;
};

const rest = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

// Asks the browser not to throw away what is kept; whether it promises that.
export const persist = async () => {
  try {
    return Boolean(await navigator.storage?.persist?.());
  } catch {
    return false;
  }
};

// Lets the version that waits take over, and calls `told` when it has: pages that are open go on with their own until they
// open anew. The outgoing service worker is woken first: a fetch that wakes it in the middle makes Chromium drop the change.
export const take = async (told) => {
  if (!registration?.waiting) {
    told();
    return;
  }
  change = new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
  if (registration.active) await ask(registration.active, "state", "build").catch(() => {});
  registration.waiting?.postMessage("take");
  await change;
  told();
};
