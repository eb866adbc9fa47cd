// A WebSocket that hands over MQTT's packets one by one and whole, however the other side has cut them up. The client's
// library needs that: after a packet that came in pieces it waits until as many bytes are there for the next one.
const HEAD = 5; // bytes of a packet's head at most

// The length of the packet that begins in these bytes, head included: 0 if that cannot be seen yet; NaN for no packet.
const lengthOf = (bytes) => {
  for (let at = 1, length = 0; at < bytes.length; at += 1) {
    if (at === HEAD) return Number.NaN;
    length += (bytes[at] & 127) * 128 ** (at - 1);
    if (bytes[at] < 128) return at + 1 + length;
  }
  return 0;
};

const joined = (one, other) => {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
};

// The same socket for the library, which sets `onopen` and its like. One who sends a packet of more than `most` bytes is
// left: it would fill the memory.
export const inPackets = (socket, most) => {
  let waiting = new Uint8Array(0);
  const line = {
    get readyState() {
      return socket.readyState;
    },
    send: (bytes) => socket.send(bytes),
  };
  socket.binaryType = "arraybuffer";
  for (const kind of ["open", "close", "error"]) socket.addEventListener(kind, (event) => line[`on${kind}`]?.(event));
  socket.addEventListener("message", ({ data }) => {
    waiting = waiting.length ? joined(waiting, new Uint8Array(data)) : new Uint8Array(data);
    for (let length = lengthOf(waiting); length !== 0; length = lengthOf(waiting)) {
      if (!(length <= most)) {
        waiting = new Uint8Array(0);
        socket.close();
        return;
      }
      if (length > waiting.length) return;
      line.onmessage?.({ data: waiting.slice(0, length) });
      waiting = waiting.subarray(length);
    }
  });
  return line;
};
