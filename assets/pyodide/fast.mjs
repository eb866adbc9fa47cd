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
const plainStreaming = WebAssembly.instantiateStreaming;
WebAssembly.instantiateStreaming = async (asked, imports) => {
  WebAssembly.instantiateStreaming = plainStreaming;
  const made = await compiled;
  return made instanceof WebAssembly.Module
    ? { module: made, instance: await WebAssembly.instantiate(made, imports) }
    : WebAssembly.instantiate(await (await fetch(RUNTIME)).arrayBuffer(), imports); // it came under another type
};

async function snapshot() {
  const answer = await fetch(here + "snapshot.bin");
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const packed = bytes[0] === 0x1f && bytes[1] === 0x8b; // a host may have unpacked it on the way
  if (!packed) return spread(bytes);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return spread(new Uint8Array(await new Response(stream).arrayBuffer()));
}

// The whole memory, of what tools/snapshot.mjs left of it.
function spread(bytes) {
  const line = bytes.indexOf(10);
  const { size, spans } = JSON.parse(new TextDecoder().decode(bytes.subarray(0, line)));
  const memory = new Uint8Array(size);
  let [from, to] = [line + 1, 0];
  for (let at = 0; at < spans.length; at += 2) {
    const [gap, length] = spans.slice(at, at + 2);
    memory.set(bytes.subarray(from, from + length), to + gap);
    from += length;
    to += gap + length;
  }
  return memory;
}

export const loadPyodide = (options) => {
  import("./pyodide.asm.mjs"); // comes along while the snapshot does, as all the rest
  return load({ ...options, indexURL: here, lockFileContents, _loadSnapshot: snapshot() });
};
