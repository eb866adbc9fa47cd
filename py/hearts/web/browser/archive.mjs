// The archive of finished games in IndexedDB: for each game its row and what is kept of it, under the game's id. Texts
// go in and out; a promise here never rejects, it comes to JSON: {"value": ...}, or {"error": the error's name}.
const NAME = "moonshot hearts";
const PATIENCE = 4000; // milliseconds for a browser to open it: some never answer
let base = null;

const connect = () =>
  new Promise((done, fail) => {
    setTimeout(() => fail(new DOMException("no answer", "TimeoutError")), PATIENCE);
    const asked = indexedDB.open(NAME, 1);
    asked.addEventListener("upgradeneeded", () => ["rows", "games"].forEach((name) => asked.result.createObjectStore(name)));
    asked.addEventListener("error", () => fail(asked.error));
    asked.addEventListener("success", () => {
      base = asked.result;
      const gone = () => { base = null; };
      base.addEventListener("close", gone); // the browser has thrown it away
      base.addEventListener("versionchange", () => { asked.result.close(); gone(); });
      done();
    });
  });

// Does `work` in one transaction, once more on a fresh connection where the old one is gone. What `work` gives back
// are requests, whose results are what it all comes to.
const act = async (mode, work, again = true) => {
  const open = base;
  try {
    if (!base) await connect();
    const value = await new Promise((done, fail) => {
      const deed = base.transaction(["rows", "games"], mode);
      const asked = work(deed.objectStore("rows"), deed.objectStore("games"));
      deed.addEventListener("complete", () => done(asked.map((one) => one.result)));
      deed.addEventListener("abort", () => fail(deed.error ?? new DOMException("aborted", "AbortError")));
    });
    return JSON.stringify({ value });
  } catch (error) {
    base = null;
    return open && again && error.name !== "QuotaExceededError" ? act(mode, work, false) : JSON.stringify({ error: error.name });
  }
};

// Whether there is an IndexedDB that opens.
export const opens = async () => !("error" in JSON.parse(await act("readonly", () => [])));

// Keeps all of these, or none: [[id, row, game], ...] as JSON.
export const put = (several) =>
  act("readwrite", (rowStore, gameStore) => {
    for (const [id, row, game] of JSON.parse(several)) {
      rowStore.put(row, id);
      gameStore.put(game, id);
    }
    return [];
  });

const page = (store, after, most) => {
  const behind = after ? IDBKeyRange.lowerBound(after, true) : null;
  return [store.getAllKeys(behind, most), store.getAll(behind, most)];
};

// Ids and texts in order of the ids, from the first one behind `after` on: [[id, ...], [text, ...]].
export const rows = (after, most) => act("readonly", (store) => page(store, after, most));
export const games = (after, most) => act("readonly", (_, store) => page(store, after, most));

export const game = (id) => act("readonly", (_, store) => [store.get(id)]);
export const count = () => act("readonly", (_, store) => [store.count()]);
export const drop = (id) => act("readwrite", (...stores) => stores.map((store) => store.delete(id)));
export const clear = () => act("readwrite", (...stores) => stores.map((store) => store.clear()));

// ---- one file with everything ----------------------------------------------------------------------------------------

let parts = []; // of the file that is being written
let read = null; // the file that is being taken in

export const begin = () => { parts = []; };
export const write = (text) => { parts.push(text); };
export const save = (name) => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob(parts, { type: "application/json" }));
  link.download = name;
  link.click();
  parts = [];
  setTimeout(() => URL.revokeObjectURL(link.href), 30000);
};

// Opens a file that the player has chosen: {"value": [version, texts, games]}, these two as numbers.
export const unpacked = async (file, key) => {
  try {
    const found = JSON.parse(await file.text());
    const several = ["texts", "games"].map((name) => found[name]);
    if (!several.every((one) => Array.isArray(one))) throw new TypeError("no lists");
    read = several;
    return JSON.stringify({ value: [found[key], ...several.map((one) => one.length)] });
  } catch (error) {
    return JSON.stringify({ error: error.name });
  }
};

// Some of its texts (0) or games (1), as JSON.
export const pieces = (which, from, to) => JSON.stringify(read[which].slice(from, to));
export const close = () => { read = null; };
