// The embedded relay of `python build.py play --people`: an MQTT broker (aedes) behind WebSockets, for a house. It reads
// nothing, keeps nothing but a few sealed cards in memory, and is capped. `node relay.mjs HOST PORT [ADDRESS]` prints
// "relay PORT" once it is up, ADDRESS as a QR code, and an empty line; it ends when its standard input does.
import http from "node:http";
import { Aedes } from "aedes";
import { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import { inLetters } from "../py/hearts/web/browser/qr.mjs";

const LARGEST = 8192; // bytes of a message
const PACKET = LARGEST + 256; // with its topic and head
const TOPIC = /^moonshot\/[\w-]{16,64}$/; // no wildcards, and nothing that is not of this game
const [CONNECTIONS, OF_ONE_ADDRESS] = [256, 32];
const TOPICS = 24; // that a connection may listen on
const [CARDS, CARDS_OF_ONE] = [64, 16]; // messages kept for who comes later, and of one connection
const [BURST, A_SECOND] = [120, 30]; // messages that a connection may send, and topics that it may ask for
const BACKLOG = 1 << 20; // bytes that one who does not read is owed
const SECOND = 1000;

const refused = (reason) => new Error(reason);

// Whether one more is allowed now: `burst` at once, then so many a second.
const bucket = (burst, rate) => {
  let [left, at] = [burst, Date.now()];
  return () => {
    const now = Date.now();
    left = Math.min(burst, left + ((now - at) / SECOND) * rate);
    at = now;
    left -= 1;
    return left >= 0;
  };
};

// Follows the packets in a stream of bytes; says whether one is larger than it may be.
const measure = () => {
  let [body, head, shift] = [0, 0, -1]; // bytes of the packet that are to come; its length so far; -1: it begins anew
  return (bytes) => {
    for (let at = 0; at < bytes.length; ) {
      if (body) {
        const taken = Math.min(body, bytes.length - at);
        [body, at] = [body - taken, at + taken];
      } else if (shift < 0) {
        [head, shift, at] = [0, 0, at + 1];
      } else {
        const byte = bytes[at];
        [head, shift, at] = [head + (byte % 128) * 2 ** shift, shift + 7, at + 1];
        if (byte < 128) [body, shift] = [head, -1];
        if (head > PACKET || shift > 21) return false;
      }
    }
    return true;
  };
};

// A connection as the broker wants it. What it writes at once, part by part, goes out as one message.
const streamOf = (socket) => {
  const parts = [];
  const send = () => {
    if (socket.bufferedAmount > BACKLOG) socket.terminate();
    if (socket.readyState === socket.OPEN) socket.send(Buffer.concat(parts));
    parts.length = 0;
  };
  const stream = new Duplex({
    read() {},
    write(part, _, done) {
      if (!parts.length) setImmediate(send);
      parts.push(part);
      done();
    },
    destroy(error, done) {
      socket.close();
      done(error);
    },
  });
  socket.on("message", (bytes) => stream.push(bytes));
  socket.on("close", () => stream.destroy());
  return stream;
};

const cards = new Map(); // topics under which something is kept, the one that was said last behind the others: whose it is

// Whether one more may be kept for this connection. The one that was not said for longest makes room for it.
const keeps = (topic, mine) => {
  cards.delete(topic);
  if ([...cards.values()].filter((whose) => whose === mine).length >= CARDS_OF_ONE) return false;
  cards.set(topic, mine);
  if (cards.size > CARDS) forget(cards.keys().next().value);
  return true;
};

const forget = (topic) => {
  cards.delete(topic);
  broker.publish({ topic, payload: Buffer.alloc(0), qos: 0, retain: true }, () => {});
};

const broker = await Aedes.createBroker({
  concurrency: 100,
  connectTimeout: 5 * SECOND,
  maxTopicLevels: 4,
  maxInflightInbound: 8,
  preConnect: (client, { protocolVersion, will, clean }, done) => {
    const welcome = protocolVersion === 4 && !will && clean;
    done(welcome ? null : refused("MQTT 3.1.1, a clean session, no will"), welcome);
  },
  authorizePublish: (client, { topic, payload, qos, retain }, done) => {
    if (!client) return done(null);
    if (!TOPIC.test(topic) || payload.length > LARGEST || qos > 1) return done(refused("not a message of this game"));
    if (!client.req.mine.may()) return done(refused("too many messages"));
    if (retain && payload.length === 0) cards.delete(topic);
    else if (retain && !keeps(topic, client.req.mine)) return done(refused("too many cards"));
    return done(null);
  },
  authorizeSubscribe: (client, subscription, done) => {
    const { may, topics } = client.req.mine;
    if (!may()) return done(refused("too many topics"));
    if (!TOPIC.test(subscription.topic) || topics.size >= TOPICS) return done(null, null);
    topics.add(subscription.topic);
    return done(null, { ...subscription, qos: Math.min(subscription.qos, 1) });
  },
});
broker.on("unsubscribe", (several, client) => several.forEach((topic) => client.req.mine.topics.delete(topic)));
broker.on("clientError", (client) => client.conn.destroy());
broker.on("connectionError", (client) => client.conn.destroy());

const server = http.createServer((_, answer) => answer.writeHead(426).end("This is a relay: it speaks MQTT over WebSockets.\n"));
const sockets = new WebSocketServer({
  server,
  maxPayload: 2 * PACKET,
  perMessageDeflate: false,
  handleProtocols: (offered) => (offered.has("mqtt") ? "mqtt" : false),
});
const connected = new Map(); // address: how many

server.maxConnections = CONNECTIONS;
server.on("connection", (socket) => {
  const from = socket.remoteAddress;
  connected.set(from, (connected.get(from) ?? 0) + 1);
  socket.on("close", () => {
    connected.set(from, connected.get(from) - 1);
    if (!connected.get(from)) connected.delete(from);
  });
  if (connected.get(from) > OF_ONE_ADDRESS) socket.destroy();
});

sockets.on("connection", (socket, request) => {
  socket.on("error", () => socket.terminate());
  if (socket.protocol !== "mqtt") {
    socket.close(1013);
    return;
  }
  request.mine = { may: bucket(BURST, A_SECOND), topics: new Set() };
  const fits = measure();
  socket.on("message", (bytes) => {
    if (!fits(bytes) || socket.bufferedAmount > BACKLOG) socket.terminate();
  });
  const stream = streamOf(socket);
  stream.on("error", () => socket.terminate());
  broker.handle(stream, request);
});

const [host, port, address] = process.argv.slice(2);
server.on("error", ({ message }) => {
  console.error(message);
  process.exit(1);
});
server.listen(Number(port), host, () => {
  console.log(`relay ${server.address().port}`);
  console.log(address ? `${inLetters(address)}\n` : "");
});
process.stdin.resume();
process.stdin.on("end", () => process.exit(0));
