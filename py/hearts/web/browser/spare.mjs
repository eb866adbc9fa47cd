// The saved game once more, in IndexedDB. A browser writes localStorage to the disk seconds to minutes later, so a
// browser that is killed takes back moves that were shown; IndexedDB is there at once. Both places have a number that
// grows with each text; where IndexedDB has the larger one, the browser was killed. A promise here never rejects.
const NAME = "moonshot table";
const STORE = "games";
const PATIENCE = 4000; // milliseconds in which a browser has opened it where somebody waits: some never answer
const numbered = (key) => `moonshot number of ${key}`;
let base = null;

const connect = () =>
  new Promise((done, fail) => {
    const asked = indexedDB.open(NAME, 1);
    asked.addEventListener("upgradeneeded", () => asked.result.createObjectStore(STORE));
    asked.addEventListener("error", () => fail(asked.error));
    asked.addEventListener("success", () => {
      asked.result.addEventListener("versionchange", () => { asked.result.close(); base = null; });
      asked.result.addEventListener("close", () => { base = null; });
      done(asked.result);
    });
  });

// What `work` asks of the store comes to; null where there is no such store. A browser that is slow to open it may take
// its time: what is to be kept waits for that.
const act = async (mode, work) => {
  try {
    base ??= connect();
    const open = await base;
    return await new Promise((done, fail) => {
      const deed = open.transaction(STORE, mode);
      const asked = work(deed.objectStore(STORE));
      deed.addEventListener("complete", () => done(asked.result));
      deed.addEventListener("abort", () => fail(deed.error));
    });
  } catch {
    base = null;
    return null;
  }
};

const soon = (promise) => Promise.race([promise, new Promise((done) => { setTimeout(done, PATIENCE); })]);

const number = (key) => Number(localStorage.getItem(numbered(key)) ?? 0);

// The text that is later than the one in localStorage; empty where there is none.
export const later = async (key) => {
  try {
    const found = await soon(act("readonly", (store) => store.get(key)));
    return found && found.number > number(key) ? found.text : "";
  } catch {
    return "";
  }
};

export const keep = (key, text) => {
  try {
    const next = number(key) + 1;
    localStorage.setItem(numbered(key), next);
    act("readwrite", (store) => store.put({ number: next, text }, key));
  } catch {
    // no room for a number: then there is none for the game either, and the player is told so
  }
};

// The numbers whose key `fits` are forgotten.
const forget = (fits) => {
  try {
    Object.keys(localStorage).filter(fits).forEach((key) => localStorage.removeItem(key));
  } catch {
    // where nothing can be kept there are none
  }
};

export const drop = (key) => {
  forget((name) => name === numbered(key));
  return act("readwrite", (store) => store.delete(key));
};
export const clear = () => {
  forget((name) => name.startsWith(numbered("")));
  return act("readwrite", (store) => store.clear());
};
