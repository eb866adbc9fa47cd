// The relay's frame, in Node with stand-ins for the browser: `node framed.mjs ADDRESS…` prints, as JSON, what each
// address comes to when a page hands it over.
const HOME = "http://house.example";
const listeners = [];

// As a browser does where it does not even try.
function Refused() {
  throw new SyntaxError("no address");
}

Object.assign(globalThis, {
  addEventListener: (kind, act) => kind === "message" && listeners.push(act),
  removeEventListener() {},
  location: { href: `${HOME}/relay.html` },
  document: { addEventListener() {}, createElement: () => ({}), head: { append() {} } },
  parent: { postMessage() {} },
  WebSocket: Refused,
});
await import("../../py/hearts/web/browser/frame.mjs");
const told = {};
for (const address of process.argv.slice(2)) {
  const port = { postMessage: ({ state }) => { told[address] = state; }, addEventListener() {}, start() {} };
  try {
    listeners[0]({ source: parent, origin: HOME, data: { address }, ports: [port] });
  } catch (error) {
    told[address] = error.name;
  }
}
console.log(JSON.stringify(told));
process.exit(0);
