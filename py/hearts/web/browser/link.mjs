// What stands behind # in the page's address. A game's record is packed into letters that an address may hold, and back.
// The promises never reject: they come to an empty text where that cannot be done, or comes to more than `most` letters.
import "./back.mjs";

const toLetters = (bytes) =>
  btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
const toBytes = (letters) =>
  Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

// A few bytes may unpack to gigabytes: no more than `most` are ever held.
const through = async (bytes, stream, most) => {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts = [];
  for (let size = 0; ; ) {
    // oxlint-disable-next-line no-await-in-loop -- one part after the other
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) throw new RangeError("too large");
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
};

const sure = (work) => (text, most) => work(text, most).catch(() => "");

// `told` hears what the page's address asks for behind `asks`, now and whenever it comes; the address lets go of it.
// `most`: it is packed, and unpacks to so many letters at most. Where it is left out, it is plain.
export const watch = (asks, told, most = 0) => {
  const look = async () => {
    const asked = location.hash;
    if (!asked.startsWith(asks)) return;
    history.replaceState(null, "", location.pathname + location.search);
    const rest = asked.slice(asks.length);
    told(most ? await unpack(rest, most) : rest);
  };
  addEventListener("hashchange", look);
  look();
};

export const pack = sure(async (text, most) => {
  const packed = toLetters(await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"), most));
  return packed.length > most ? "" : packed;
});
export const unpack = sure(async (letters, most) => {
  const bytes = await through(toBytes(letters), new DecompressionStream("deflate-raw"), most);
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
});

// `told` hears the fragment of the page's address that names a table of people, now and whenever one comes. It stays
// there until `forget`, so that a reload before that leads to the same door.
export const tables = (asks, told) => {
  const look = () => {
    if (location.hash.startsWith(asks)) told(location.hash);
  };
  addEventListener("hashchange", look);
  look();
};
export const forget = (asks) => {
  if (location.hash.startsWith(asks)) history.replaceState(history.state, "", location.pathname + location.search);
};
