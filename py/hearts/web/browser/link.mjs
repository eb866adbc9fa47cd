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

// `told` hears what stands behind the page's address, now and whenever something comes there. It stays there until
// `link.py` takes it out, so that a reload before that leads to the same door.
export const watch = (told) => {
  const look = () => location.hash.length > 1 && told(location.hash);
  addEventListener("hashchange", look);
  look();
};

// What is packed has only letters and digits, for programs make other signs of two dashes, and slanted text between
// two underscores; Q stands before what would be one of them. The last six letters are the sum of those before.
const SIGNS = "Q-_";
const SUM = 6;
const sumOf = (letters) => {
  let sum = 7;
  for (const letter of letters) sum = (sum * 31 + letter.charCodeAt(0)) % 2147483647;
  return sum.toString(36).padStart(SUM, "0");
};
const toSafe = (letters) => {
  const safe = letters.replace(/[Q_-]/g, (sign) => `Q${SIGNS.indexOf(sign)}`);
  return safe + sumOf(safe);
};
// Links of earlier versions have neither.
const fromSafe = (letters) => {
  const safe = letters.slice(0, -SUM);
  return sumOf(safe) === letters.slice(-SUM) ? safe.replace(/Q([012])/g, (_, place) => SIGNS[place]) : letters;
};

export const pack = sure(async (text, most) => {
  const packed = toSafe(toLetters(await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"), most)));
  return packed.length > most ? "" : packed;
});
export const unpack = sure(async (letters, most) => {
  const bytes = await through(toBytes(fromSafe(letters)), new DecompressionStream("deflate-raw"), most);
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
});
