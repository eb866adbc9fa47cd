// Drawers in IndexedDB: the archive of finished games, and the results of the leaderboard. Of each game or result its
// row and what is kept of it lie under its id. Texts go in and out; a promise here never rejects, it comes to JSON:
// {"value": ...}, or {"error": the error's name}.
const PATIENCE = 4000; // milliseconds for a browser to open it: some never answer

// Keys and texts of a store behind one of its keys.
const page = (store, after, most) => {
  const behind = after ? IDBKeyRange.lowerBound(after, true) : null;
  return [store.getAllKeys(behind, most), store.getAll(behind, most)];
};

// The drawer that is a database of this name.
export const drawer = (name) => {
  let base = null;

  const connect = () =>
    new Promise((done, fail) => {
      setTimeout(() => fail(new DOMException("no answer", "TimeoutError")), PATIENCE);
      const asked = indexedDB.open(name, 1);
      asked.addEventListener("upgradeneeded", () => ["rows", "games"].forEach((part) => asked.result.createObjectStore(part)));
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
  const opens = async () => !("error" in JSON.parse(await act("readonly", () => [])));

  // Keeps all of these, or none: [[id, row, game], ...] as JSON.
  const put = (several) =>
    act("readwrite", (rowStore, gameStore) => {
      for (const [id, row, game] of JSON.parse(several)) {
        rowStore.put(row, id);
        gameStore.put(game, id);
      }
      return [];
    });

  // Ids and texts in order of the ids, from the first one behind `after` on: [[id, ...], [text, ...]].
  const rows = (after, most) => act("readonly", (store) => page(store, after, most));
  const games = (after, most) => act("readonly", (_, store) => page(store, after, most));

  const game = (id) => act("readonly", (_, store) => [store.get(id)]);
  const count = () => act("readonly", (_, store) => [store.count()]);
  // How many letters all rows and games have. They are looked at one by one, so that the page stays alive.
  const size = () =>
    act("readonly", (...stores) => {
      const sum = { result: 0 };
      const look = ({ target: { result: at } }) => {
        sum.result += at ? at.value.length : 0;
        at?.continue();
      };
      stores.forEach((store) => store.openCursor().addEventListener("success", look));
      return [sum];
    });

  const drop = (id) => act("readwrite", (...stores) => stores.map((store) => store.delete(id)));
  const clear = () => act("readwrite", (...stores) => stores.map((store) => store.clear()));

  return { opens, put, rows, games, game, count, size, drop, clear };
};

// ---- a file with the results of many ---------------------------------------------------------------------------------

// Cuts it into what stands before its list and behind it, and into the list's lines; `in_lines` in app/same/what.py reads
// them one by one, for Python copies a long text many times. An earlier version wrote all in one line.
export const cut = async (file) => {
  try {
    const text = await file.text();
    const [from, to] = [text.indexOf("["), text.lastIndexOf("]")];
    const body = text.slice(from + 1, to).replaceAll('", "', '",\n"');
    const lines = body.split("\n").map((line) => line.trim()).filter(Boolean);
    return { head: text.slice(0, from).trim(), tail: text.slice(to + 1).trim(), count: lines.length, line: (at) => lines[at] };
  } catch {
    return null;
  }
};

// ---- one file with everything ----------------------------------------------------------------------------------------

let parts = []; // of the file that is being written
let read = null; // the file that is being taken in
let whole = false; // whether its games have been parsed already

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

// A file as the game writes it has each game on a line of its own, behind this line and before the last one. It is cut
// into lines, a part at a time, so that the page stays alive; each line is read when it is wanted.
const FIRST = '\n"games": [\n';
const LAST = "\n]}\n";
const PART = 100; // lines between two breaths
const LONGEST = 600 * 1024; // letters of a text in it, as FILE in app/gate.py: Python reads longer ones ever more slowly

const inLines = async (text) => {
  const head = text.indexOf(FIRST);
  if (head < 0 || !text.endsWith(LAST)) return null;
  const found = JSON.parse(text.slice(0, head) + FIRST + "]}");
  found.games = [];
  const end = text.length - LAST.length;
  for (let from = head + FIRST.length; from < end; ) {
    const to = text.indexOf("\n", from);
    found.games.push(text.slice(from, text[to - 1] === "," ? to - 1 : to));
    from = to + 1;
    // oxlint-disable-next-line no-await-in-loop -- that is what it is for
    if (found.games.length % PART === 0) await new Promise((go) => setTimeout(go));
  }
  return found;
};

// Opens a file that the player has chosen: {"value": [version, texts, games]}, these two as numbers.
export const unpacked = async (file, key) => {
  try {
    const text = await file.text();
    const lined = await inLines(text).catch(() => null);
    const found = lined ?? JSON.parse(text); // somebody may have written it anew
    const several = ["texts", "games"].map((name) => found[name]);
    if (!several.every((one) => Array.isArray(one))) throw new TypeError("no lists");
    read = several;
    whole = !lined;
    return JSON.stringify({ value: [Number(found[key]), ...several.map((one) => one.length)] });
  } catch (error) {
    return JSON.stringify({ error: error.name });
  }
};

const parsed = (line) => {
  try {
    return line.length < 2 * LONGEST ? JSON.parse(line) : null;
  } catch {
    return null;
  }
};

const isText = (one) => typeof one === "string" && one.length <= LONGEST;
const isPair = (one) => Array.isArray(one) && one.length === 2 && one.every(isText);

// Some of its texts (0) or games (1), as JSON: pairs of texts. What is none, or too long, is null.
export const pieces = (which, from, to) => {
  const several = read[which].slice(from, to);
  const found = which === 1 && !whole ? several.map(parsed) : several;
  return JSON.stringify(found.map((one) => (isPair(one) ? one : null)));
};
export const close = () => { read = null; };
