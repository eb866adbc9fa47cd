// A hostile client of a relay, in Node: `node hostile.mjs ADDRESS` prints, as JSON, how each attempt ended.
import net from "node:net";
import mqtt from "u8-mqtt/esm/web/full-v4.js";
import WebSocket from "ws";
import { inPackets } from "../../py/hearts/web/browser/packets.mjs";

const address = process.argv[2];
const TOPIC = "moonshot/0123456789abcdefghijkl";
const until = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

// A connection, and what is heard on it.
const connect = async (options = {}) => {
  const socket = new WebSocket(address, ["mqtt"]);
  const one = { socket, heard: [], closed: new Promise((done) => socket.on("close", () => done(true))) };
  socket.on("error", () => {});
  const publish = ({ topic, payload, qos, pkt_id }) => {
    one.heard.push([topic, payload.length]);
    if (qos) one.client.puback({ pkt_id });
  };
  one.client = mqtt({ on_mqtt_type: { mqtt_publish: publish } });
  one.client.with({ log_conn() {}, on_error() {}, on_sub: (answer) => answer });
  one.client.with_websock(inPackets(socket, 10_000));
  const given = { client_id: crypto.randomUUID().slice(0, 20), keep_alive: 30, flags: { clean_start: true }, ...options };
  one.there = await Promise.race([one.client.connect(given).then(() => true, () => false), one.closed.then(() => false)]);
  return one;
};

// Whether the relay ends a connection on which this is done.
const ended = async (act) => {
  const one = await connect();
  act(one); // what it waits for may never come
  return Promise.race([one.closed, until(2000).then(() => false)]);
};

const say = (size, topic = TOPIC, more = {}) => ({ client }) =>
  client.publish({ topic, payload: new Uint8Array(size), qos: 1, ...more }).catch(() => {});
const subscribed = async (one, topic) => {
  const [answer] = await one.client.subscribe([[topic, 1]]);
  return Number(answer.answers[0]) < 128;
};

// Waits for what may never come.
const tried = (work) => Promise.race([work, until(2000)]);

const told = {};
const listener = await connect();
told.own = await subscribed(listener, TOPIC);
told.wildcards = [await subscribed(listener, "#"), await subscribed(listener, "moonshot/+"), await subscribed(listener, "$SYS/broker")];
told.foreign = await subscribed(listener, "house/lamp/0123456789abcdef");
told.large = await ended(say(8193));
told.whole = await ended(say(8192));
told.elsewhere = await ended(say(10, "house/lamp/0123456789abcdef"));
told.endless = await ended(({ socket }) => {
  socket.send(Uint8Array.from([0x30, 0xff, 0xff, 0xff, 0x7f]));
});
told.nonsense = await ended(({ socket }) => {
  socket.send(crypto.getRandomValues(new Uint8Array(2000)).fill(0xff, 0, 8));
});
told.text = await ended(({ socket }) => {
  socket.send("GET / HTTP/1.1\r\n\r\n");
});
told.flood = await ended(async (one) => {
  for (let count = 0; count < 400; count += 1) say(10)(one);
});
told.will = (await connect({ will: { topic: TOPIC, payload: "x", qos: 1 } })).there;
told.kept = (await connect({ flags: { clean_start: false } })).there;
told.cards = await ended(async (one) => {
  for (let count = 0; count < 70; count += 1) say(10, `moonshot/card${String(count).padStart(16, "0")}`, { retain: 1 })(one);
});
told.asking = await ended(async (one) => {
  for (let count = 0; count < 400; count += 1) one.client.subscribe([[TOPIC, 1]]).catch(() => {});
});
// Who reads nothing is left, before the relay owes them much.
const lazy = await connect();
await lazy.client.subscribe([["moonshot/lazy0123456789abcdef", 0]]); // and says nothing either
lazy.socket.pause();
for (let loud = 0; loud < 16; loud += 1) {
  const one = await connect(); // oxlint-disable-line no-await-in-loop
  for (let count = 0; count < 110; count += 1) say(8192, "moonshot/lazy0123456789abcdef")(one);
  await until(50); // oxlint-disable-line no-await-in-loop
  one.socket.close();
}
lazy.socket.resume();
told.lazy = await Promise.race([lazy.closed, until(3000).then(() => false)]);
// However many cards there are, a new table finds room for its own.
for (let host = 0; host < 5; host += 1) {
  const one = await connect(); // oxlint-disable-line no-await-in-loop
  const names = Array.from({ length: 15 }, (_, count) => `moonshot/card${String(100 * host + count).padStart(16, "0")}`);
  await tried(Promise.all(names.map((name) => say(10, name, { retain: 1 })(one)))); // oxlint-disable-line no-await-in-loop
}
const [latest, first] = ["moonshot/latest0123456789abcd", "moonshot/card0000000000000000"];
const table = await connect();
await tried(say(20, latest, { retain: 1 })(table));
const guest = await connect();
for (const topic of [latest, first]) await tried(subscribed(guest, topic)); // oxlint-disable-line no-await-in-loop
await until(200);
told.room = [guest.heard, table.socket.readyState === table.socket.OPEN];
const many = await connect();
const topics = Array.from({ length: 30 }, (_, count) => `moonshot/many${String(count).padStart(16, "0")}`);
told.topics = 0;
for (const topic of topics) told.topics += await subscribed(many, topic); // oxlint-disable-line no-await-in-loop
const crowd = await Promise.all(Array.from({ length: 40 }, () => connect()));
told.crowd = crowd.filter(({ there }) => there).length < 40;
for (const { socket } of crowd) socket.terminate();
// Connections that say nothing at all are no more than others.
const { hostname, port } = new URL(address);
const mute = Array.from({ length: 60 }, () => net.connect(Number(port), hostname).on("error", () => {}));
await until(500);
told.mute = mute.filter(({ destroyed }) => !destroyed).length <= 32;
for (const socket of mute) socket.destroy();
await until(100);
// Who behaves is heard all the while.
listener.heard.length = 0;
const friend = await connect();
await say(700)(friend);
await until(200);
told.friend = listener.heard;
console.log(JSON.stringify(told));
process.exit(0);
