// Runs a Python program in Node: node run.mjs (micropython|pyodide) ROOT "python source" [FILE].
// ROOT's files lie at /repo, and FILE is /given.txt. `js.bring(PATH)` comes to a module of JavaScript that lies there.
import fs from "node:fs";
import path from "node:path";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const [which, where, source, given] = process.argv.slice(2);
const root = path.resolve(where);
const require = createRequire(path.join(root, "package.json"));
const load = (name) => import(pathToFileURL(require.resolve(name)));

function copy(files, from, to) {
  files.mkdir(to);
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [a, b] = [path.join(from, entry.name), `${to}/${entry.name}`];
    if (entry.isDirectory()) { if (entry.name !== "__pycache__") copy(files, a, b); }
    else if (/\.(py|txt|json|ftl)$/.test(entry.name)) files.writeFile(b, fs.readFileSync(a));
  }
}

const out = [];
const stdout = (line) => out.push(line);
const micro = "@micropython/micropython-webassembly-pyscript/micropython.mjs";
const python = which === "micropython"
  ? await (await load(micro)).loadMicroPython({ heapsize: 64 * 1024 * 1024, stdout, linebuffer: true })
  : await (await load("pyodide/pyodide.mjs")).loadPyodide({ stdout });
python.FS.mkdir("/repo");
python.FS.mkdir("/repo/tests");
python.FS.mkdir("/repo/assets");
copy(python.FS, path.join(root, "py"), "/repo/py");
copy(python.FS, path.join(root, "assets/casts"), "/repo/assets/casts");
for (const folder of ["golden", "portable", "bench", "sealed"]) copy(python.FS, path.join(root, "tests", folder), `/repo/tests/${folder}`);

globalThis.bring = (module) => import(pathToFileURL(path.join(root, module)));
if (given) python.FS.writeFile("/given.txt", fs.readFileSync(given));

let failed = "";
try { await python.runPythonAsync(source); } catch (error) { failed = String(error.message ?? error); }
process.stdout.write(out.join("\n") + "\n", () => {
  if (failed) process.stderr.write(failed + "\n");
  process.exit(failed ? 1 : 0);
});
