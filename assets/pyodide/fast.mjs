// The `interpreter` that PyScript imports for the worker: Pyodide, started from the memory snapshot that build.py made.
const ROOM = 4 << 20; // for the data of the runtime's file
const here = new URL("./", import.meta.url).href;

// No package is ever loaded, so Pyodide need not fetch its list of them.
const lockFileContents = '{{lock}}';

// Whatever this worker fetches of the game is held to its hash before anything of it runs.
const sums = JSON.parse('{{sums}}');
const root = new URL("../", import.meta.url).href;
const RUNTIME = "pyodide.asm.wasm";
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
const compiled = WebAssembly.compileStreaming(soon(RUNTIME)).catch(async () =>
  WebAssembly.compile(await (await checked(here + RUNTIME)).arrayBuffer()), // it came under another type
);
const kept = snapshot().then(fill);
for (const one of [compiled, kept]) one.catch(() => {});

const { instantiate, instantiateStreaming } = WebAssembly;
WebAssembly.instantiateStreaming = async (asked, imports) => {
  WebAssembly.instantiateStreaming = instantiateStreaming;
  return { module: await compiled, instance: await WebAssembly.instantiate(await compiled, imports) };
};

// The runtime's memory, and a copy of what its file brings along, taken before anything runs there.
let memory;
let fresh;
let heapEnd;
WebAssembly.instantiate = async (...given) => {
  const made = await instantiate(...given);
  const { memory: found, sbrk } = (made.instance ?? made).exports;
  if (found && found.buffer.byteLength > (memory?.buffer.byteLength ?? 0)) {
    memory = found; // a small module that only tries what the browser can do may have one too
    heapEnd = sbrk;
    fresh = new Uint8Array(memory.buffer).slice(0, ROOM);
    await kept; // from here Pyodide runs at one stretch until it has put its snapshot in place
  }
  return made;
};

// A buffer that has been read gives its memory back at once. The collector would leave some 13 MB of them for minutes.
const release = (buffer) => buffer.transfer?.(0);

async function snapshot() {
  const answer = await fetch(here + "snapshot.bin");
  const came = new Uint8Array(await answer.arrayBuffer());
  const packed = came[0] === 0x1f && came[1] === 0x8b; // a host may have unpacked it on the way
  if (!packed) return came;
  const stream = new Response(came).body.pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

// What Pyodide takes for a whole snapshot. It begins with no more than the length, so that it need not wait for the bytes;
// and what it would copy from there is put in place by itself: nobody has to make room for it twice. tools/snapshot.mjs
// tells what is in the bytes.
const { size, told } = JSON.parse('{{head}}');
const words = new Uint8Array(told);
let bytes;
function fill(came) {
  bytes = came;
  const line = bytes.indexOf(10) + 1;
  words.set(bytes.subarray(line, line + told));
}
function restore() {
  const line = bytes.indexOf(10) + 1;
  const { data, spans } = JSON.parse(new TextDecoder().decode(bytes.subarray(0, line)));
  const now = new Uint8Array(memory.buffer);
  if (now.length !== size) throw new Error("Pyodide's memory is not as large as it was when the game was built");
  now.set(fresh.subarray(0, data));
  now.fill(0, data, heapEnd(0) >>> 0); // whatever lies behind was never written to
  let [from, to] = [line + told, 0];
  for (let at = 0; at < spans.length; at += 2) {
    to += spans[at];
    const end = from + spans[at + 1];
    now.set(bytes.subarray(from, end), to);
    to += end - from;
    from = end;
  }
  release(bytes.buffer);
  release(fresh.buffer);
  bytes = fresh = undefined;
}
const none = {
  get length() {
    restore();
    return 0;
  },
};
words.subarray = (...given) => (given.length > 1 ? Uint8Array.prototype.subarray.apply(words, given) : none);
Object.defineProperty(words, "length", { value: told + size });

export const loadPyodide = async (options) => {
  const { loadPyodide: load } = await pyodide;
  // Pyodide makes errors that it keeps for later: to tell where each was made, its whole code would be read once more.
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    const loaded = load({ ...options, indexURL: here, lockFileContents, _loadSnapshot: words });
    return (await Promise.all([loaded, compiled, kept]))[0]; // Pyodide would wait for ever for a runtime that did not come
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
};
