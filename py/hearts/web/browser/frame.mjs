// The script of relay.html: the only one that speaks to a relay, by MQTT 3.1.1 over a WebSocket. It runs in a sandbox
// without an origin, so it reaches nothing that the game keeps. It hands on what is sealed already, and opens nothing.
/* oxlint-disable unicorn/require-post-message-target-origin -- ports and channels have none */
import mqtt from "u8-mqtt/esm/web/full-v4.js";
import { inPackets } from "./packets.mjs";

const SPOKEN = 1; // the number of the protocol between page and frame: a page may be older than the frame it gets
const LARGEST = 8192; // bytes of a message
const MOST = LARGEST + 1024; // bytes of a packet, with its topic and head
const WAITING = 200; // messages that wait for the relay's answer;
const OLD = 24; // and until it is there: what was said long ago is said anew, or helps nobody
const SLOW = 2000; // milliseconds without an answer until the line is called slow,
const DEAD = 10000; // and until it is given up and made anew
const QUIET = 8000; // milliseconds without a message until the relay is asked whether it is there
const KEEP_ALIVE = 30; // seconds after which the relay may forget who says nothing
const [FIRST_PAUSE, LONGEST_PAUSE] = [500, 20000]; // milliseconds between two tries to connect
const STEADY = 10000; // milliseconds that a connection lasts until the pauses begin anew: some relays take and drop it
const TICK = 500;
const QUIETLY = { log_conn() {}, on_error() {}, on_sub: (answer) => answer }; // no news, no topics of the library's own

const home = new URL(location.href).origin;
const toHex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const toBytes = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const random = (size) => toHex(crypto.getRandomValues(new Uint8Array(size)));

const parsed = (address) => {
  try {
    return new URL(address);
  } catch {
    return null;
  }
};

// From here on this frame can speak to that relay alone. A policy cannot name an IPv6 address: then it is any of them.
const narrow = ({ protocol, host }) => {
  const policy = document.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = `connect-src ${host.startsWith("[") ? protocol : `${protocol}//${host}`}`;
  document.head.append(policy);
};

class Relay {
  #address;
  #port;
  #state = "opening";
  #topics = new Set();
  #waiting = new Map(); // number: a message that the relay has not confirmed
  #own = []; // what was sent: the relay sends it back to those who listen there themselves
  #number = 0;
  #socket = null;
  #client = null; // null: not connected
  #pause = FIRST_PAUSE;
  #again = 0; // the timer of the next try
  #came = Infinity; // when the relay took this connection
  #began = 0; // when this try to connect began
  #heard = 0; // when something came last
  #pinged = 0; // when the relay was asked for a sign, which has not come yet; else 0
  #looked = performance.now();

  constructor(address, port) {
    this.#address = address;
    this.#port = port;
    setInterval(() => this.#look(), TICK);
    addEventListener("online", () => this.wake());
    addEventListener("pageshow", () => this.wake());
    document.addEventListener("visibilitychange", () => document.hidden || this.wake());
    this.#connect();
  }

  publish({ topic, payload, keep }) {
    if (payload.length > 2 * LARGEST || this.#state === "closed") return;
    this.#number += 1;
    const message = { topic, payload: toBytes(payload), qos: 1, retain: keep, sent: 0 };
    this.#waiting.set(this.#number, message);
    if (this.#waiting.size > (this.#client ? WAITING : OLD)) this.#waiting.delete(this.#waiting.keys().next().value);
    if (this.#client) this.#send(this.#number, message);
  }

  subscribe({ topic }) {
    this.#topics.add(topic);
    this.#ask((client) => client.subscribe([[topic, 1]]));
  }

  unsubscribe({ topic }) {
    this.#topics.delete(topic);
    this.#ask((client) => client.unsubscribe([topic]));
  }

  async close() {
    clearTimeout(this.#again);
    this.#tell("closed");
    const socket = this.#socket;
    await this.#ask((client) => client.disconnect());
    socket?.close();
  }

  // The screen, or the network, is back: what stands still is tried at once.
  wake() {
    if (this.#state === "closed") return;
    if (this.#client) this.#ping();
    else if (this.#again) this.#connect();
  }

  // What the relay answers; undefined where it is not there, or goes away meanwhile.
  async #ask(what) {
    if (!this.#client || this.#socket?.readyState !== WebSocket.OPEN) return undefined;
    const found = await what(this.#client).catch(() => null);
    return Array.isArray(found) ? found[0] : undefined; // not every packet has an answer
  }

  #tell(state) {
    if (this.#state === "closed" || this.#state === state) return;
    this.#state = state;
    this.#port.postMessage({ told: "state", state });
  }

  async #connect() {
    clearTimeout(this.#again);
    this.#again = 0;
    this.#began = performance.now();
    let socket = null;
    try {
      socket = new WebSocket(this.#address, ["mqtt"]);
    } catch {
      this.close(); // a page of https may not speak to a relay without TLS
      return;
    }
    this.#socket = socket;
    socket.addEventListener("close", () => this.#lost(socket));
    const heard = (packet) => this.#hear(socket, packet);
    const client = mqtt({ on_mqtt_type: { mqtt_publish: heard, mqtt_pkt: () => this.#sign() } });
    client.with(QUIETLY);
    try {
      client.with_websock(inPackets(socket, MOST));
      await client.connect({ client_id: random(11), keep_alive: KEEP_ALIVE, flags: { clean_start: true } });
      if (socket === this.#socket) this.#come(client);
    } catch {
      socket.close();
    }
  }

  #come(client) {
    this.#client = client;
    this.#came = performance.now();
    this.#pinged = 0;
    this.#sign();
    if (this.#topics.size) this.#ask(() => client.subscribe(Array.from(this.#topics, (topic) => [topic, 1])));
    for (const [number, message] of this.#waiting) this.#send(number, message);
    this.#tell("good");
  }

  async #send(number, message) {
    const { sent: _, ...packet } = message;
    message.sent = performance.now();
    if (this.#topics.has(packet.topic)) this.#own.push(`${packet.topic} ${toHex(packet.payload)}`);
    if (this.#own.length > WAITING) this.#own.shift();
    const answer = await this.#ask((client) => client.publish(packet));
    if (!answer) return; // it stays, and goes out again with the next connection
    this.#waiting.delete(number);
    this.#sign();
  }

  #hear(socket, { topic, payload, qos, pkt_id }) {
    if (socket !== this.#socket) return;
    this.#sign();
    if (qos === 1) this.#ask((client) => client.puback({ pkt_id }));
    if (!this.#topics.has(topic) || payload.length > LARGEST) return;
    const hex = toHex(payload);
    const own = this.#own.indexOf(`${topic} ${hex}`);
    if (own >= 0) this.#own.splice(own, 1);
    else this.#port.postMessage({ told: "message", topic, payload: hex });
  }

  // Something has come that could be read.
  #sign() {
    this.#heard = performance.now();
  }

  async #ping() {
    if (this.#pinged) return;
    this.#pinged = performance.now();
    const asked = this.#client;
    const answer = await this.#ask((client) => client.ping());
    if (answer && asked === this.#client) this.#pinged = 0;
  }

  // A browser that wakes up looks late, and has not read yet what came meanwhile: then nobody is judged.
  #look() {
    const now = performance.now();
    const late = now - this.#looked > 4 * TICK;
    this.#looked = now;
    if (late) this.wake();
    if (late || this.#state === "closed") return;
    if (!this.#client) {
      if (!this.#again && now - this.#began > DEAD) this.#drop();
      return;
    }
    if (now - this.#heard > QUIET) this.#ping();
    const asked = Array.from(this.#waiting.values(), ({ sent }) => sent);
    const waited = now - Math.min(now, this.#pinged || now, ...asked);
    const silent = now - this.#heard;
    if (Math.min(waited, silent) > DEAD) this.#drop();
    else this.#tell(waited > SLOW ? "slow" : "good");
  }

  // Ends this connection without waiting for the other side's good-bye, which may never come.
  #drop() {
    const socket = this.#socket;
    socket?.close();
    this.#lost(socket);
  }

  #lost(socket) {
    if (socket !== this.#socket) return;
    this.#client?.conn.reset(); // ends its own clock
    this.#socket = this.#client = null;
    this.#own = [];
    if (this.#state === "closed") return;
    this.#tell("lost");
    if (performance.now() - this.#came > STEADY) this.#pause = FIRST_PAUSE;
    this.#came = Infinity;
    this.#again = setTimeout(() => this.#connect(), this.#pause * (0.5 + Math.random()));
    this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE);
  }
}

// The page that this frame stands in hands over a port and the relay's address, once. Nobody else is heard.
const begin = ({ source, origin, data, ports: [port] }) => {
  if (source !== parent || origin !== home || !port) return;
  removeEventListener("message", begin);
  const address = parsed(data.address);
  if (address?.protocol !== "ws:" && address?.protocol !== "wss:") {
    port.postMessage({ told: "state", state: "closed" });
    return;
  }
  narrow(address);
  const relay = new Relay(address.href, port);
  const acts = new Set(["publish", "subscribe", "unsubscribe", "wake", "close"]);
  port.addEventListener("message", ({ data: asked }) => acts.has(asked.act) && relay[asked.act](asked));
  port.start();
};
addEventListener("message", begin);
parent.postMessage({ relay: SPOKEN }, home);
