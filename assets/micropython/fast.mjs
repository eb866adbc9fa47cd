// The `interpreter` that PyScript imports for the page: MicroPython, which finds the game's modules imported already.
// tools/memory.mjs has imported them when the game was built, and says what it kept of the memory. The runtime begins to
// come when the page loads this module, before PyScript starts; the memory behind the first picture, so that nothing of
// what it takes makes that later: it is not needed before the runtime is there.
import { loadMicroPython as load } from "./micropython.mjs";

const ROOM = 1 << 20; // for the data of the runtime's file

const drawn = new Promise((tell) => {
  new PerformanceObserver(tell).observe({ type: "paint", buffered: true });
});
let want;
const wanted = new Promise((tell) => {
  want = tell;
});

const kept = async () => {
  await Promise.race([drawn, wanted]); // a page that nobody looks at draws nothing
  const answer = await fetch("./py/page.memory");
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const packed = bytes[0] === 0x1f && bytes[1] === 0x8b; // a host may have unpacked it on the way
  if (!packed) return bytes;
  const stream = new Response(bytes).body.pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};

// The runtime's memory, and a copy of how its file has it, taken before anything runs there.
const born = () =>
  new Promise((tell) => {
    for (const name of ["instantiate", "instantiateStreaming"]) {
      const plain = WebAssembly[name];
      WebAssembly[name] = async (...given) => {
        const made = await plain(...given);
        WebAssembly[name] = plain;
        const { memory } = made.instance.exports;
        tell([memory, new Uint8Array(memory.buffer).slice(0, ROOM)]);
        return made;
      };
    }
  });

const restore = (bytes, memory, fresh, doors) => {
  const line = bytes.indexOf(10);
  const { data, held, spans } = JSON.parse(new TextDecoder().decode(bytes.subarray(0, line)));
  const now = new Uint8Array(memory.buffer);
  now.set(fresh.subarray(0, data));
  now.fill(0, data, spans.reduce((sum, size) => sum + size));
  let [from, to] = [line + 1, 0];
  for (let at = 0; at < spans.length; at += 2) {
    const [gap, length] = spans.slice(at, at + 2);
    now.set(bytes.subarray(from, from + length), to + gap);
    from += length;
    to += gap + length;
  }
  const there = { doors, document, body: document.body };
  for (const name of held) globalThis.proxy_js_ref_map.set(there[name], globalThis.proxy_js_ref.push(there[name]) - 1);
  globalThis.proxy_js_ref_next = globalThis.proxy_js_ref.length;
};

const said = { stdout: () => {}, stderr: () => {} }; // until PyScript tells where to
const options = {
  linebuffer: false,
  stdout: (bytes) => said.stdout(bytes),
  stderr: (bytes) => said.stderr(bytes),
  url: new URL("micropython.wasm", import.meta.url).href,
};
const parts = Promise.all([kept(), born(), load(options)]);
parts.catch(() => {}); // PyScript hears of it

export const loadMicroPython = async ({ stdout, stderr }) => {
  Object.assign(said, { stdout, stderr });
  want();
  const [bytes, [memory, fresh], python] = await parts;
  restore(bytes, memory, fresh, await import("../py/doors.mjs"));
  await new Promise((go) => setTimeout(go)); // what PyScript does next is a task of its own
  return python;
};
