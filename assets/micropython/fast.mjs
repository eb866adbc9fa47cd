// The `interpreter` that PyScript imports for the page: MicroPython, which finds the game's modules imported already.
// tools/memory.mjs has imported them when the game was built, and says what it kept of the memory. All of it begins
// when the page loads this module, while PyScript is still starting itself.
import * as doors from "../py/doors.mjs";
import { loadMicroPython as load } from "./micropython.mjs";

const HELD = { doors, document, body: document.body };

const kept = async () => {
  const answer = await fetch("./py/page.memory");
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const packed = bytes[0] === 0x1f && bytes[1] === 0x8b; // a host may have unpacked it on the way
  if (!packed) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
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
        tell([memory, new Uint8Array(memory.buffer).slice(0, 1 << 20)]);
        return made;
      };
    }
  });

const restore = (bytes, memory, fresh) => {
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
  for (const name of held) globalThis.proxy_js_ref_map.set(HELD[name], globalThis.proxy_js_ref.push(HELD[name]) - 1);
  globalThis.proxy_js_ref_next = globalThis.proxy_js_ref.length;
};

const said = { stdout: () => {}, stderr: () => {} }; // until PyScript tells where to
const options = {
  linebuffer: false,
  stdout: (bytes) => said.stdout(bytes),
  stderr: (bytes) => said.stderr(bytes),
  url: new URL("micropython.wasm", import.meta.url).href,
};
const coming = Promise.all([kept(), born(), load(options)]).then(([bytes, [memory, fresh], python]) => {
  restore(bytes, memory, fresh);
  return python;
});
coming.catch(() => {}); // PyScript hears of it

export const loadMicroPython = ({ stdout, stderr }) => {
  Object.assign(said, { stdout, stderr });
  return coming;
};
