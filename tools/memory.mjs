// At build time, in Node: MicroPython with the modules of the page's start imported, kept as memory. `node
// memory.mjs MICROPYTHON_URL FOLDER`: reads page.py and page.pack there (tools/bundle.py tells of them), and writes
// page.memory, which assets/micropython/fast.mjs puts back in the browser: a line of JSON, then the bytes of all spans.
//
// modules  how many modules of ours are in it
// held     what Python holds of JavaScript, in the order of its references
// data     where the data ends that the runtime's own file brings along; between the spans it is as it comes
// spans    [gap, length, gap, length, …]: what differs from that data; behind the data, what is not zero
//
// MicroPython looks at all its names whenever it makes a string. A pool of names that it knows to be sorted is searched
// by halves; only those of its own file are. So all is imported twice: the second time the names are there before, in
// order (page.learn in tools/bundle.py).
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

process.on("uncaughtException", (error) => {
  console.error(error.message); // alone: with its place comes the whole runtime, in one line
  process.exit(1);
});

const GAP = 64; // so many bytes that are alike are kept along with what differs on both sides of them
const STATIC = 2; // references that MicroPython always has: globalThis and undefined
const ROOM = 1 << 20; // for the data of the runtime's file

// What the modules take from the browser when they are imported; they do not use it before the page starts.
const HELD = { doors: {}, document: { body: {} } };
HELD.body = HELD.document.body;
Object.assign(globalThis, { doors: HELD.doors, document: HELD.document });

const { instantiate } = WebAssembly;
let memory;
let fresh;
WebAssembly.instantiate = async (...given) => {
  const made = await instantiate(...given);
  ({ memory } = made.instance.exports);
  fresh = new Uint8Array(memory.buffer).slice();
  return made;
};

const [runtime, folder] = process.argv.slice(2);
const { loadMicroPython } = await import(runtime);
const tell = (bytes) => process.stderr.write(bytes);

// MicroPython's pools of names that were made while it ran: where each is, and its names. In a pool (qstr_pool_t in its
// py/qstr.h) the hashes and the lengths of the names come right behind their addresses.
const pools = () => {
  const words = new Uint32Array(memory.buffer);
  const bytes = Buffer.from(memory.buffer);
  const found = [];
  for (let at = 0; at + 6 < words.length; at += 1) {
    const [before, others, room, count, hashes, lengths] = words.subarray(at, at + 6);
    const made = hashes / 4 - at - 6; // its room when it was made
    if (!count || count > made || room > made || lengths !== hashes + 2 * made) continue;
    const addresses = [...words.subarray(at + 6, at + 6 + count)];
    const names = addresses.map((name, number) => bytes.subarray(name, name + bytes[lengths + number]));
    found.push({ at: at * 4, before, names, sorted: others >= 2 ** 31 });
  }
  return found;
};

// MicroPython with our modules imported, which has made these names before that; `last` is where its last pool stands.
const imported = async (names, last) => {
  const python = await loadMicroPython({ linebuffer: false, stdout: tell, stderr: tell });
  for (const name of ["page.py", "page.pack"]) python.FS.writeFile(name, readFileSync(path.join(folder, name)));
  python.FS.writeFile("names", names.join("\n"));
  python.runPython(`
import gc, page, sys, uctypes

page.LAST = ${last}
if page.LAST:
    with open("names", "rb") as file:
        page.learn(file.read().decode().split("\\n"))
    del file
for name in page.MODULES:
    __import__(name)
    if "random" in sys.modules:
        raise ImportError(name + " imports random at the start: then every page would draw the same")
from hearts.app.words.locale import ENGLISH
from hearts.app.words.start import SENTENCES
ENGLISH.sentences.update(SENTENCES)
del sys.modules["hearts.app.words.start"]
spent = list(page.packs.files.values())
page.packs.forget()
for data in spent:  # whatever still points there
    uctypes.bytearray_at(uctypes.addressof(data), len(data))[:] = bytes(len(data))
count = len([name for name in sys.modules if name.startswith("hearts.")])
del data, ENGLISH, SENTENCES, name, page, spent
gc.collect()
`);
  return python;
};

await imported([], 0);
const first = pools();
const newest = first.find(({ at }) => first.every(({ before }) => before !== at));
const lasts = [...new Uint32Array(memory.buffer).entries()].filter(([, word]) => word === newest?.at);
const names = first.flatMap((pool) => pool.names).filter((name) => !name.includes(0) && !name.includes(10));
const python = await imported(names.toSorted(Buffer.compare).map(String), lasts[0]?.[0] * 4);
const learnt = pools().find(({ sorted }) => sorted)?.names ?? [];
if (lasts.length !== 1 || learnt.length < 0.9 * names.length) {
  console.error("MicroPython keeps its names in another way than page.learn in tools/bundle.py knows: see its py/qstr.h.");
  process.exit(1);
}
if (learnt.some((name, number) => number && Buffer.compare(learnt[number - 1], name) >= 0)) {
  console.error("The names that MicroPython learnt are not in order: a name was made while page.learn ran.");
  process.exit(1);
}
const modules = python.globals.get("count");

// What lies in freed memory would be kept too: as far as it can be had again, it comes as zeros.
const { _module: runtimeModule } = python;
const { _malloc: allocate, _free: free } = runtimeModule;
const top = allocate(1 << 20); // the heap lies before this
free(top);
python.runPython(`
filled, size = [], 65536
while size >= 16:
    new = bytearray(size)
    if uctypes.addressof(new) < ${top}:
        filled.append(new)
    else:
        size //= 2
del count, filled, gc, new, size, sys, uctypes
__import__("gc").collect()
`);

const now = new Uint8Array(memory.buffer);
const data = fresh.findLastIndex(Boolean) + 1;
if (now.length > fresh.length || data > ROOM) {
  console.error("The page's modules take more memory than MicroPython begins with: import less at the start.");
  process.exit(1);
}
const held = globalThis.proxy_js_ref
  .slice(STATIC)
  .map((object) => Object.keys(HELD).find((name) => HELD[name] === object));
if (held.includes(undefined)) {
  console.error("A module takes more from the browser when it is imported than tools/memory.mjs knows: name it there.");
  process.exit(1);
}
const spans = [];
for (let at = 0; at < now.length; at += 1) {
  if (now[at] === fresh[at]) continue;
  const last = spans.at(-1);
  if (last && at - last[1] < GAP) last[1] = at + 1;
  else spans.push([at, at + 1]);
}
const steps = spans.flatMap(([from, to], number) => [from - (spans[number - 1]?.[1] ?? 0), to - from]);
const head = { modules, held, data, spans: steps };
const parts = [Buffer.from(`${JSON.stringify(head)}\n`), ...spans.map(([from, to]) => now.subarray(from, to))];
writeFileSync(path.join(folder, "page.memory"), Buffer.concat(parts));
process.exit(0);
