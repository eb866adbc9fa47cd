// The `interpreter` that PyScript imports for the worker: Pyodide, started from the memory snapshot that build.py made.
import { loadPyodide as load, version } from "./pyodide.mjs";

export { version };

const here = new URL("./", import.meta.url).href;

// No package is ever loaded, so Pyodide need not fetch its list of them.
const lockFileContents = '{{lock}}';

async function snapshot() {
  const answer = await fetch(here + "snapshot.bin");
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const packed = bytes[0] === 0x1f && bytes[1] === 0x8b; // a host may have unpacked it on the way
  if (!packed) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export async function loadPyodide(options) {
  import("./pyodide.asm.mjs"); // comes along while the snapshot does
  return load({ ...options, indexURL: here, lockFileContents, _loadSnapshot: await snapshot() });
}
