// The group in which cards are sealed, ristretto255 (RFC 9496), by the noble library. Points and numbers come and go as
// hex, a number's highest digit first; nothing here throws: MicroPython could not catch it. `null` stands for what was
// refused, such as bytes that encode no point.
import { ristretto255, ristretto255_hasher } from "@noble/curves/ed25519.js";
import { hexToBytes } from "@noble/hashes/utils.js";

const { Point } = ristretto255;
const ORDER = Point.Fn.ORDER;
const DIGITS = 64; // of a point, and of a number

const orNull = (act) => (...given) => {
  try {
    return act(...given);
  } catch {
    return null;
  }
};

// The multiple of a point in a time that tells nothing of the number: it may be somebody's secret.
const multiple = (number, point) => (number === 0n || point.is0() ? Point.ZERO : point.multiply(number));

// The same where all is known, in a time that follows the number; a small number may be asked for as its opposite.
const shown = (number, point) => {
  if (number === 0n || point.is0()) return Point.ZERO;
  return number > ORDER / 2n ? point.negate().multiplyUnsafe(ORDER - number) : point.multiplyUnsafe(number);
};

export const mapped = orNull((uniform) => ristretto255_hasher.deriveToCurve(hexToBytes(uniform)).toHex());
export const holds = (point) => orNull(Point.fromHex)(point) !== null;
export const times = orNull((number, point) => multiple(BigInt(`0x${number}`), Point.fromHex(point)).toHex());

// The sum of multiples; numbers and points stand one behind the other.
export const sum = orNull((numbers, points) => {
  let total = Point.ZERO;
  for (let at = 0; at < points.length; at += DIGITS) {
    const number = BigInt(`0x${numbers.slice(at, at + DIGITS)}`);
    total = total.add(shown(number, Point.fromHex(points.slice(at, at + DIGITS))));
  }
  return total.toHex();
});
