// The `interpreter` that PyScript imports for the worker: Pyodide, started from the memory snapshot that build.py made.
const here = new URL("./", import.meta.url).href;

// No package is ever loaded, so Pyodide need not fetch its list of them.
const lockFileContents = '{{lock}}';

// Whatever this worker fetches of the game is held to its hash before anything of it runs.
const sums = JSON.parse('{{sums}}');
const root = new URL("../", import.meta.url).href;
const RUNTIME = here + "pyodide.asm.wasm";
const plainFetch = globalThis.fetch;
const checked = async (asked, given) => {
  const integrity = sums[String(asked).replace(root, "").split(/[?#]/)[0]];
  if (!integrity) return plainFetch(asked, given);
  try {
    return await plainFetch(asked, { ...given, integrity });
  } catch {
    return plainFetch(asked, { ...given, integrity, cache: "reload" });
  }
};

// All of it is asked for at once: Pyodide would ask for one after the other, and compile its runtime last of all.
const ahead = {};
const soon = (name) => {
  ahead[here + name] = checked(here + name);
  ahead[here + name].catch(() => {}); // who asks for it hears of it
  return ahead[here + name];
};
globalThis.fetch = (asked, given) => {
  const answer = ahead[asked] ?? checked(asked, given);
  delete ahead[asked];
  return answer;
};
const pyodide = import("./pyodide.mjs");
import("./pyodide.asm.mjs");
soon("python_stdlib.zip");
const compiled = WebAssembly.compileStreaming(soon("pyodide.asm.wasm")).catch(async () =>
  WebAssembly.compile(await (await checked(RUNTIME)).arrayBuffer()), // it came under another type
);
const kept = snapshot();
for (const one of [compiled, kept]) one.catch(() => {});

const { instantiate, instantiateStreaming } = WebAssembly;
WebAssembly.instantiateStreaming = async (asked, imports) => {
  WebAssembly.instantiateStreaming = instantiateStreaming;
  return { module: await compiled, instance: await WebAssembly.instantiate(await compiled, imports) };
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

export const loadPyodide = async (options) => {
  const { loadPyodide: load } = await pyodide;
  return load({ ...options, indexURL: here, lockFileContents, _loadSnapshot: kept });
};
