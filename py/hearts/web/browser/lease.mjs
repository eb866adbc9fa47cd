// Which tab of this browser is at a table of people: one has the lease of a name, as long as it is open.
/* oxlint-disable unicorn/require-post-message-target-origin -- channels have none */
const channel = "moonshot lease ";
const nothing = () => {};

// Asks for the lease. `told` hears "held" or "taken" once it is known, and "lost" when another tab has taken it later.
// Gives back `take`, which takes it from whoever has it, and `free`, which lets it go. `patience` is how long another tab
// may keep it; where no tab has it, the answer of a busy browser is awaited.
export const lease = (name, patience, told) =>
  (navigator.locks ? byLock : byWord)(channel + name, patience, told);

const byLock = (name, patience, told) => {
  let letGo = nothing;
  let asked = 0;
  let known = false;
  const ask = async (options) => {
    asked += 1;
    const mine = asked;
    let held = false;
    try {
      await navigator.locks.request(name, options, () => {
        if (mine !== asked) return undefined;
        held = known = true;
        told("held");
        return new Promise((done) => { letGo = done; });
      });
    } catch {
      if (mine === asked) told(held ? "lost" : "taken");
    }
  };
  const waiting = new AbortController();
  const look = async () => {
    const { held } = await navigator.locks.query();
    if (known || asked > 1) return;
    if (held.some((lock) => lock.name === name)) waiting.abort();
    else setTimeout(look, patience);
  };
  setTimeout(look, patience);
  ask({ signal: waiting.signal });
  return {
    take: () => void ask({ steal: true }),
    free: () => {
      asked += 1;
      letGo();
    },
  };
};

// A page without https has no locks: whoever has the lease answers when another tab asks, and hears when one takes it.
const byWord = (name, patience, told) => {
  if (!globalThis.BroadcastChannel) {
    told("held");
    return { take: nothing, free: nothing };
  }
  const line = new BroadcastChannel(name);
  let state = "asking";
  const turn = (now) => {
    state = now;
    told(now);
  };
  line.addEventListener("message", ({ data }) => {
    if (data === "?" && state === "held") line.postMessage("held");
    else if (data === "held" && state === "asking") turn("taken");
    else if (data === "take" && state === "held") turn("lost");
  });
  const take = () => {
    line.postMessage("take");
    turn("held");
  };
  line.postMessage("?");
  setTimeout(() => state === "asking" && take(), patience);
  return {
    take,
    free: () => {
      state = "free";
      line.close();
    },
  };
};
