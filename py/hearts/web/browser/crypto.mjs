// What a table of people needs of cryptography, by the noble libraries. The browser's own (`crypto.subtle`) is not there
// on a page of plain http, which is how a house serves the game. Bytes come and go as hex; nothing here throws:
// MicroPython could not catch it. `null` stands for a value that was refused.
import { xchacha20poly1305 } from "@noble/ciphers/chacha.js";
import { ed25519, x25519 } from "@noble/curves/ed25519.js";
import { hkdf } from "@noble/hashes/hkdf.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

// The first signature builds a table of multiples. By the library's own size that takes 50 ms at a stretch, and each
// signature after it 1.2 ms; by this one 20 ms, and 1.4 ms each.
ed25519.Point.BASE.precompute(4);
const STRICT = { zip215: false }; // as RFC 8032 has it; ZIP 215 takes signatures that libsodium refuses

// The function on bytes as one on hex, which gives back null where it would throw.
const inHex = (act) => (...given) => {
  try {
    const made = act(...given.map((one) => (typeof one === "string" ? hexToBytes(one) : one)));
    return made instanceof Uint8Array ? bytesToHex(made) : made;
  } catch {
    return null;
  }
};

export const random = inHex((size) => crypto.getRandomValues(new Uint8Array(size)));
export const digest = inHex((data) => sha256(data));
export const derived = inHex((secret, label, size) => hkdf(sha256, secret, undefined, label, size));
export const signingPublic = inHex((secret) => ed25519.getPublicKey(secret));
export const sign = inHex((secret, message) => ed25519.sign(message, secret));
export const verified = inHex((key, message, signature) => ed25519.verify(signature, message, key, STRICT));
export const exchangePublic = inHex((secret) => x25519.getPublicKey(secret));
export const shared = inHex((secret, key) => x25519.getSharedSecret(secret, key)); // refuses what all would share
export const seal = inHex((key, nonce, plain, beside) => xchacha20poly1305(key, nonce, beside).encrypt(plain));
export const opened = inHex((key, nonce, sealed, beside) => xchacha20poly1305(key, nonce, beside).decrypt(sealed));
