// What a table of people needs of JavaScript, in one file that comes when somebody opens or joins a table.
export * as crypto from "./crypto.mjs";
export * as curve from "./curve.mjs";
export * as relay from "./relay.mjs";
export * as qr from "./qr.mjs";
export * as awake from "./awake.mjs";
export * as lease from "./lease.mjs";
