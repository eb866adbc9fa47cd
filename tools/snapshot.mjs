// At build time, in Node: a Pyodide with its modules and ours imported, kept as gzipped memory. `node snapshot.mjs
// PYODIDE_URL STANDARD_LIBRARY FOLDER`: reads mind.py and mind.pack there (tools/bundle.py tells of them), and writes snapshot.bin.
import nodeCrypto from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

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

const [pyodideUrl, stdLibURL, folder] = process.argv.slice(2);
const { loadPyodide } = await import(pyodideUrl);
const pyodide = await loadPyodide({ _makeSnapshot: true, stdLibURL, env: { PYTHONHASHSEED: "0" } });
const { _module: python } = pyodide;
const most = python.HEAP8.length; // what it starts with, and starts with from a snapshot too
for (const name of ["mind.py", "mind.pack"]) pyodide.FS.writeFile(name, readFileSync(path.join(folder, name)));
pyodide.runPython(`
import asyncio, base64, collections, dataclasses, functools, hashlib, heapq, html, itertools, json, math, random, re, time
import importlib, sys, typing

import mind

sys.path_importer_cache.clear()  # the clock stands still, so that no folder looks changed
with open("mind.pack", "rb") as pack:
    for path, _ in json.loads(pack.readline()):
        importlib.import_module(path.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
del sys.modules["mind"], mind
sys.path_importer_cache.clear()  # the files are not part of the memory
`);
const grown = python.HEAP8.length - most;
if (grown > 0) {
  console.error(
    `Importing the minds takes ${grown} bytes more than the ${most} that Pyodide starts with, and no worker could start ` +
      "from that: let a module that the minds import need less memory, also while it is compiled.",
  );
  process.exit(1);
}
writeFileSync(path.join(folder, "snapshot.bin"), gzipSync(pyodide.makeMemorySnapshot(), { level: 6 }));
process.exit(0);
