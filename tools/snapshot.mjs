// At build time, in Node: a Pyodide with its modules and ours imported, kept as memory. `node snapshot.mjs
// PYODIDE_URL STANDARD_LIBRARY FOLDER`: reads mind.py and mind.pack there (tools/bundle.py tells of them), and writes
// held.json, the names of all modules in the memory, and snapshot.bin, which assets/pyodide/fast.mjs puts back in the
// browser: a line of JSON, then what Pyodide tells of its objects, then the bytes of all spans.
//
// size   of the memory, in bytes
// told   how many bytes Pyodide tells of its objects
// data   where the data of the memory ends that the runtime's own file brings along; between the spans it is as it comes
// spans  [gap, length, gap, length, …]: what differs from that data; behind the data, what is not zero
import nodeCrypto from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

// The memory holds what Python drew from chance and from the clock as it started. Both stand still here, so that each
// build comes to the same bytes; the minds get their seeds from the page.
let drawn = 0;
const fill = (array) => {
  const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
  for (let at = 0; at < bytes.length; at += 1) {
    drawn = (drawn * 1103515245 + 12345) % 2147483648;
    bytes[at] = drawn >> 16;
  }
  return array;
};
nodeCrypto.randomFillSync = fill;
Object.defineProperty(globalThis.crypto, "getRandomValues", { value: fill });
Math.random = () => 0.5;
Date.now = () => 1767225600000;
performance.now = () => 1000;

const GAP = 32; // so many bytes that are alike are kept along with what differs on both sides of them
const { instantiate } = WebAssembly;
let fresh; // the memory as the runtime's own file makes it
WebAssembly.instantiate = async (...given) => {
  const made = await instantiate(...given);
  const { memory } = (made.instance ?? made).exports;
  if (memory) fresh ??= new Uint8Array(memory.buffer).slice();
  return made;
};

// Pyodide calls some functions by a module of its own where the runtime can compile that: Node can from 22 on, iPhones
// cannot. The memory would hold that function's place, so that a worker of another browser would call something else.
let refused = false;
WebAssembly.Module = new Proxy(WebAssembly.Module, {
  construct(module, [bytes]) {
    if (Buffer.from(bytes).includes("trampoline_call")) {
      refused = true;
      throw new WebAssembly.CompileError("not every browser can compile this");
    }
    return new module(bytes);
  },
});

const [pyodideUrl, stdLibURL, folder] = process.argv.slice(2);
const { loadPyodide } = await import(pyodideUrl);
// Docstrings, assertions and the columns of instructions would be a seventh of what is kept.
const env = { PYTHONHASHSEED: "0", PYTHONOPTIMIZE: "2", PYTHONNODEBUGRANGES: "1" };
const pyodide = await loadPyodide({ _makeSnapshot: true, stdLibURL, env });
if (!refused) {
  console.error("Pyodide made no module for its calls: look in pyodide.asm.mjs what has come for getPyEMTrampolinePtr.");
  process.exit(1);
}
const { _module: python } = pyodide;
const most = python.HEAP8.length; // what it starts with, and starts with from a snapshot too
for (const name of ["mind.py", "mind.pack"]) pyodide.FS.writeFile(name, readFileSync(path.join(folder, name)));
pyodide.runPython(`
import asyncio, base64, collections, dataclasses, functools, heapq, itertools, json, math, random, re, time
import gc, importlib, sys, types, typing, zipimport

sys.path_importer_cache.clear()  # the clock stands still, so that no folder looks changed
import mind

sys.modules["pyscript"] = types.ModuleType("pyscript")  # which PyScript imports, and no mind uses

sys.path_importer_cache.clear()  # the clock stands still, so that no folder looks changed
with open("mind.pack", "rb") as pack:
    for path, _ in json.loads(pack.readline()):
        importlib.import_module(path.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
del sys.modules["mind"], mind
with open("held.json", "w") as file:
    json.dump(sorted(sys.modules), file)
sys.path_importer_cache.clear()  # the files are not part of the memory
zipimport._zip_directory_cache.clear()  # nor is the library, which comes without what is held here
gc.collect()
`);
const grown = python.HEAP8.length - most;
if (grown > 0) {
  console.error(
    `Importing the minds takes ${grown} bytes more than the ${most} that Pyodide starts with, and no worker could start ` +
      "from that: let a module that the minds import need less memory, also while it is compiled.",
  );
  process.exit(1);
}

// What lies in freed memory would be kept too: fill it with zeros.
const { _sbrk: heapEnd, _malloc: allocate, _free: free } = python;
const end = heapEnd(0);
const filled = [];
for (let size = 65536; size >= 64; size /= 2) {
  for (let at = allocate(size); ; at = allocate(size)) {
    filled.push(at);
    if (at + size > end) break; // fresh memory: none of this size is left that was freed
    python.HEAP8.fill(0, at, at + size);
  }
}
filled.forEach((at) => free(at));

writeFileSync(path.join(folder, "held.json"), pyodide.FS.readFile("held.json"));

const whole = pyodide.makeMemorySnapshot();
const told = whole.length - python.HEAP8.length;
const memory = whole.subarray(told);
const spans = [];
for (let at = 0; at < memory.length; at += 1) {
  if (memory[at] !== fresh[at]) {
    const last = spans.at(-1);
    if (last && at - last[1] < GAP) last[1] = at + 1;
    else spans.push([at, at + 1]);
  }
}
const steps = spans.flatMap(([from, to], number) => [from - (spans[number - 1]?.[1] ?? 0), to - from]);
const head = { size: memory.length, told, data: fresh.findLastIndex(Boolean) + 1, spans: steps };
const parts = [whole.subarray(0, told), ...spans.map(([from, to]) => memory.subarray(from, to))];
parts.unshift(Buffer.from(`${JSON.stringify(head)}\n`));
writeFileSync(path.join(folder, "snapshot.bin"), Buffer.concat(parts));
process.exit(0);
