// The `interpreter` that PyScript imports for the worker: Pyodide, started from the memory snapshot that build.py made.
import { loadPyodide as load, version } from "./pyodide.mjs";

export { version };

const here = new URL("./", import.meta.url).href;

// No package is ever loaded, so Pyodide need not fetch its list of them.
const lockFileContents = '{{lock}}';

// Whatever this worker fetches of the game is held to its hash before anything of it runs.
const sums = JSON.parse('{{sums}}');
const root = new URL("../", import.meta.url).href;
const plainFetch = globalThis.fetch;
globalThis.fetch = async (asked, given) => {
  const integrity = sums[String(asked).replace(root, "").split(/[?#]/)[0]];
  if (!integrity) return plainFetch(asked, given);
  try {
    return await plainFetch(asked, { ...given, integrity });
  } catch {
    return plainFetch(asked, { ...given, integrity, cache: "reload" });
  }
};

async function snapshot() {
  const answer = await fetch(here + "snapshot.bin");
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const packed = bytes[0] === 0x1f && bytes[1] === 0x8b; // a host may have unpacked it on the way
  if (!packed) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export const loadPyodide = (options) => {
  import("./pyodide.asm.mjs"); // comes along while the snapshot does, as all the rest
  return load({ ...options, indexURL: here, lockFileContents, _loadSnapshot: snapshot() });
};
