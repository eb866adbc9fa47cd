// At build time, in Node: a Pyodide with its modules imported, kept as gzipped memory. `node snapshot.mjs PYODIDE_URL OUT`
import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const [pyodideUrl, out] = process.argv.slice(2);
const { loadPyodide } = await import(pyodideUrl);
const pyodide = await loadPyodide({ _makeSnapshot: true });
pyodide.runPython(`
import asyncio, base64, collections, dataclasses, functools, hashlib, heapq, itertools, json, math, random, re, time, typing
`);
writeFileSync(out, gzipSync(pyodide.makeMemorySnapshot(), { level: 9 }));
process.exit(0);
