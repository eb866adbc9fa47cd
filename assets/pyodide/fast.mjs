// The `interpreter` that PyScript imports for the worker: Pyodide, started from the memory snapshot that build.py made.
import { loadPyodide as load, version } from "./pyodide.mjs";

export { version };

const here = new URL("./", import.meta.url).href;

// No package is ever loaded, so Pyodide need not fetch its list of them.
const lockFileContents = '{{lock}}';

// Whatever this worker fetches of the game is held to its hash before anything of it runs.
const sums = JSON.parse('{{sums}}');
const root = new URL("../", import.meta.url).href;
const RUNTIME = here + "pyodide.asm.wasm";
const plainFetch = globalThis.fetch;
const whole = async (asked, given) => {
  const integrity = sums[String(asked).replace(root, "").split(/[?#]/)[0]];
  if (!integrity) return plainFetch(asked, given);
  try {
    return await plainFetch(asked, { ...given, integrity });
  } catch {
    return plainFetch(asked, { ...given, integrity, cache: "reload" });
  }
};
globalThis.fetch = (asked, given) => {
  const answer = whole(asked, given);
  if (String(asked) === RUNTIME) compiled ??= WebAssembly.compileStreaming(answer).catch(() => null);
  return answer;
};

// Pyodide asks for its runtime at once, but has it compiled only when the snapshot is there: here both go side by side.
let compiled;
const { instantiate, instantiateStreaming } = WebAssembly;
WebAssembly.instantiateStreaming = async (asked, imports) => {
  WebAssembly.instantiateStreaming = instantiateStreaming;
  const module = await compiled ?? await WebAssembly.compile(await (await fetch(RUNTIME)).arrayBuffer()); // another type
  return { module, instance: await WebAssembly.instantiate(module, imports) };
};

// The runtime's file brings data of the memory along, and the snapshot is without it: it is put in when it is there.
let complete;
WebAssembly.instantiate = async (...given) => {
  const made = await instantiate(...given);
  const { memory } = (made.instance ?? made).exports;
  if (memory) complete?.(new Uint8Array(memory.buffer));
  return made;
};

async function snapshot() {
  const answer = await fetch(here + "snapshot.bin");
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const packed = bytes[0] === 0x1f && bytes[1] === 0x8b; // a host may have unpacked it on the way
  if (!packed) return room(bytes);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return room(new Uint8Array(await new Response(stream).arrayBuffer()));
}

// Room for the whole memory; tools/snapshot.mjs tells what is in these bytes.
function room(bytes) {
  const line = bytes.indexOf(10);
  const { size, start, data, spans } = JSON.parse(new TextDecoder().decode(bytes.subarray(0, line)));
  const whole = new Uint8Array(size);
  complete = (fresh) => {
    if (fresh.length !== size - start) return; // not Pyodide's
    whole.set(fresh.subarray(0, data), start);
    let [from, to] = [line + 1, 0];
    for (let at = 0; at < spans.length; at += 2) {
      const length = spans[at + 1];
      to += spans[at];
      whole.set(bytes.subarray(from, from + length), to);
      from += length;
      to += length;
    }
  };
  return whole;
}

export const loadPyodide = (options) => {
  import("./pyodide.asm.mjs"); // comes along while the snapshot does, as all the rest
  return load({ ...options, indexURL: here, lockFileContents, _loadSnapshot: snapshot() });
};
