// The page's side of a relay: a frame with a policy of its own, sandboxed, which alone speaks to relays; or a channel
// between the tabs of this browser. Both are given back as an object with the same functions. Bytes are hex.
/* oxlint-disable unicorn/require-post-message-target-origin -- ports and channels have none */
const SPOKEN = 1; // the number of the protocol between page and frame
const PATIENCE = 15000; // milliseconds in which the frame has come
const CHANNEL = "moonshot people";

// Opens the line to a relay. `message(topic, hex)` hears what comes, `state(word)` how the line is.
export const open = (address, message, state) => {
  const { port1: port, port2: theirs } = new MessageChannel();
  const frame = document.createElement("iframe");
  let waiting = 0;
  const wait = () => {
    waiting = setTimeout(() => {
      state("lost");
      frame.src = frame.src; // eslint-disable-line no-self-assign -- loads it once more
      wait();
    }, PATIENCE);
  };
  const greeted = ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== "null") return;
    clearTimeout(waiting);
    removeEventListener("message", greeted);
    if (data?.relay !== SPOKEN) state("closed"); // the host has another version of the game than this page
    else frame.contentWindow.postMessage({ address }, "*", [theirs]); // a sandbox has no origin to name
  };
  addEventListener("message", greeted);
  port.addEventListener("message", ({ data }) => {
    if (data.told === "message") message(data.topic, data.payload);
    if (data.told === "state") state(data.state);
  });
  port.start();
  frame.hidden = true;
  frame.title = "";
  frame.sandbox = "allow-scripts";
  frame.src = "./relay.html";
  document.body.append(frame);
  wait();
  const act = (name) => (topic, payload, keep) => port.postMessage({ act: name, topic, payload, keep });
  return {
    publish: act("publish"),
    subscribe: act("subscribe"),
    unsubscribe: act("unsubscribe"),
    wake: act("wake"),
    close: () => {
      act("close")();
      clearTimeout(waiting);
      removeEventListener("message", greeted);
      setTimeout(() => frame.remove(), 1000); // the relay is told good-bye
      state("closed");
    },
  };
};

// The same between tabs of this browser. Each tab holds what it was to keep, and tells it to who asks.
export const channel = (message, state) => {
  const between = new BroadcastChannel(CHANNEL);
  const topics = new Set();
  const kept = new Map();
  between.addEventListener("message", ({ data: { asks, topic, payload } }) => {
    if (asks && kept.has(asks)) between.postMessage({ topic: asks, payload: kept.get(asks) });
    if (topics.has(topic)) message(topic, payload);
  });
  setTimeout(() => state("good"));
  return {
    publish: (topic, payload, keep) => {
      if (keep) kept.set(topic, payload);
      between.postMessage({ topic, payload });
    },
    subscribe: (topic) => {
      topics.add(topic);
      between.postMessage({ asks: topic });
    },
    unsubscribe: (topic) => topics.delete(topic),
    wake: () => {},
    close: () => {
      between.close();
      state("closed");
    },
  };
};
