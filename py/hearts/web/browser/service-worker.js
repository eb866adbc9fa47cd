// The game's service worker: keeps one whole version of the game, so that it plays without a network. Each file is held
// to its hash before it is kept and again before it is given out. The list is the build's own files.json.
/* oxlint-disable no-await-in-loop -- one cache is asked after the other, and a file is fetched when one is done */
const LIST = JSON.parse(`{{files}}`);
const SCOPE = self.registration.scope; // of this copy of the game: another one on the same host has another
const MINE = `hearts ${SCOPE} `; // how the names of all our caches begin; a page holds a lock of its version's name
const NAME = MINE + LIST.build;
const OLD = `${SCOPE}?old`; // lies in the cache of a version that has been replaced
const SIDE_BY_SIDE = 4; // files that are fetched at the same time
const BIG = 1000000; // bytes
const BEAT = 5000; // milliseconds between two signs of life while files are fetched

const files = new Map(); // path: what it is to come to
for (const group of ["start", "later", "mind", "people"])
  for (const [path, size, hash] of LIST[group]) files.set(path, { path, size, hash, group });

const sum = (several) => several.reduce((total, file) => total + file.size, 0);

const address = (path) => SCOPE + (path === "index.html" ? "" : path);

const path = (url) => {
  const bare = url.split(/[?#]/)[0];
  return bare === SCOPE ? "index.html" : bare.startsWith(SCOPE) ? bare.slice(SCOPE.length) : "";
};

const hashOf = async (bytes) =>
  [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

// The hash that a request names in the browsers' own writing; empty where it names none.
const hashIn = (integrity) => {
  const found = /^sha256-([\w+/=]+)$/.exec(integrity || "");
  return found ? [...atob(found[1])].map((letter) => letter.charCodeAt(0).toString(16).padStart(2, "0")).join("") : "";
};

// What `take` makes of an answer's bytes where they have this hash; else null.
const checked = async (answer, hash, take) => {
  if (!answer?.ok) return null;
  const bytes = await answer.arrayBuffer();
  return (await hashOf(bytes)) === hash ? take(bytes) : null;
};

const right = (answer, hash) => checked(answer, hash, (bytes) => new Response(bytes, { headers: answer.headers }));

const caching = async () => (await caches.keys()).filter((name) => name.startsWith(MINE));

// What a cache holds under a path, if that is right; what is not right is thrown away. A big file is given out as it
// came from the cache: then the browser has what it has compiled of it. For small ones that would take longer.
const kept = async (name, where, hash) => {
  const held = () => caches.match(address(where), { cacheName: name, ignoreVary: true });
  const answer = await held();
  if (!answer) return null;
  const big = files.get(where)?.size > BIG;
  const found = await (big ? checked(answer, hash, held) : right(answer, hash));
  if (found) return found;
  if (name === NAME) await (await caches.open(name)).delete(address(where));
  return null;
};

const keptElsewhere = async (where, hash) => {
  for (const name of await caching()) {
    const found = name !== NAME && (await kept(name, where, hash));
    if (found) return found;
  }
  return null;
};

const keep = async (where, answer) => {
  try {
    await (await caches.open(NAME)).put(address(where), answer);
    return true;
  } catch {
    return false; // the storage is full, or refused
  }
};

// From the network: what the browser has already, if that is right, else anew.
const fetched = async ({ path: where, hash }) => {
  for (const cache of ["force-cache", "reload"]) {
    const answer = await fetch(address(where), { cache, credentials: "same-origin" }).catch(() => null);
    const found = await right(answer, hash);
    if (found) return found;
  }
  return null;
};

const there = async () => new Set((await (await caches.open(NAME)).keys()).map((request) => path(request.url)));

// Has these files kept, all of them; gives back those that could not be. What is there was right when it was kept.
// `free`: what no other version has is not fetched.
const gather = async (several, told = () => {}, free = false) => {
  const already = await there();
  const waiting = several.filter((file) => !already.has(file.path));
  const missing = [];
  let done = sum(several) - sum(waiting);
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const found = (await keptElsewhere(file.path, file.hash)) || (free ? null : await fetched(file));
      if (!found || !(await keep(file.path, found))) missing.push(file.path);
      done += file.size;
      told(done);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  return missing;
};

const group = (...names) => [...files.values()].filter((file) => names.includes(file.group));

// Whether an earlier version has this file. If it has what the workers need, the new one is not complete without that,
// unless each byte costs: then it gets what is the same in both. The same goes for what tables of people need.
const had = async (where) => {
  for (const name of await caching())
    if (name !== NAME && (await caches.match(address(where), { cacheName: name }))) return true;
  return false;
};

const install = async () => {
  await (await caches.open(NAME)).delete(OLD); // it may have been replaced once and be deployed again
  const metered = navigator.connection?.saveData || navigator.connection?.type === "cellular";
  const missing = await gather(group("start", "later"));
  for (const [name, file] of [["mind", "pyodide/snapshot.bin"], ["people", "py/people.pack"]]) {
    if (!(await had(file))) continue;
    const heavy = await gather(group(name), () => {}, metered);
    if (!metered) missing.push(...heavy);
  }
  if (missing.length) throw new Error(`not complete: ${missing[0]}`); // what was kept stays, for the next attempt
};

// Throws away the versions that have been replaced and that no page uses: who waits for that has an exclusive lock.
const tidy = async () => {
  const locks = (await navigator.locks?.query())?.held || [];
  const held = new Set(locks.filter((lock) => lock.mode === "shared").map((lock) => lock.name));
  for (const name of await caching()) {
    const old = name !== NAME && (await caches.match(OLD, { cacheName: name }));
    if (old && !held.has(name)) await caches.delete(name);
  }
};

const activate = async () => {
  for (const name of await caching())
    if (name !== NAME) await (await caches.open(name)).put(OLD, new Response(""));
  await tidy();
  await self.clients.claim();
};

// A page of an earlier version names the hash of what it wants, and gets its own.
const answer = async (request, where) => {
  const file = files.get(where);
  const hash = hashIn(request.integrity) || file?.hash;
  try {
    const found = (hash && (await kept(NAME, where, hash))) || (hash && (await keptElsewhere(where, hash)));
    if (found) return found;
  } catch {
    // the storage is refused: the network remains
  }
  if (file && hash === file.hash) {
    const found = await fetched(file);
    if (found) {
      await keep(where, found.clone());
      return found;
    }
  }
  return fetch(request);
};

const state = async () => {
  const found = { build: LIST.build, version: LIST.version };
  const already = await there();
  for (const name of ["start", "later", "mind"]) {
    const all = group(name);
    found[name] = [sum(all.filter((file) => already.has(file.path))), sum(all)];
  }
  return found;
};

// What another app shares with the game arrives as a form. A page that is opened for it asks for it, and reads it.
let shared = null;
const share = async (request) => {
  const form = await request.formData().catch(() => null);
  const file = form?.get("file");
  const text = file instanceof File ? (file.size > BIG ? "" : await file.text()) : form?.get("text") || "";
  shared = { name: file?.name || "", text, size: file?.size ?? text.length };
  return Response.redirect(`${SCOPE}?open=shared`, 303);
};

// What a page may ask; it answers through the port that comes along.
const asked = {
  state: async (port) => port.postMessage(await state()),
  gather: async (port) => {
    let latest = 0;
    const tell = (done = latest) => {
      latest = done;
      port.postMessage({ done });
    };
    const beat = setInterval(tell, BEAT);
    try {
      const missing = await gather(group("start", "later", "mind", "people"), tell);
      port.postMessage({ missing });
    } finally {
      clearInterval(beat);
    }
  },
  shared: (port) => {
    port.postMessage(shared);
    shared = null;
  },
  take: () => self.skipWaiting(),
  tidy,
};

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  if (Object.hasOwn(asked, event.data)) event.waitUntil(asked[event.data](event.ports[0]));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "POST" && path(request.url) === "share") event.respondWith(share(request));
  const where = request.method === "GET" ? path(request.url) : "";
  if (files.has(where) || (where && request.integrity)) event.respondWith(answer(request, where));
});
