// The sounds of the table, made when they are needed: no file is fetched but this one, after the first gesture.
// A sound is a function that sets its voices going at a time; what it is made of are noise through a filter (paper,
// cloth, wood) and plucked tones (all that is told). `render` plays one into any context, so that a test can measure it.

const NOISE = 1; // seconds
const ROOM = 0.7; // seconds that the room answers

const shaped = (context, seconds, shape) => {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
  const data = buffer.getChannelData(0);
  let seed = 7;
  for (let at = 0; at < data.length; at += 1) {
    seed = (seed * 16807) % 2147483647; // the same noise each time
    data[at] = (seed / 1073741824 - 1) * shape(at / data.length);
  }
  return buffer;
};

// The voices of a context; what they say goes out straight, and softly through a small wooden room.
const voicesFor = (context, to) => {
  const straight = context.createGain();
  const send = context.createGain();
  const room = context.createConvolver();
  room.buffer = shaped(context, ROOM, (part) => (1 - part) ** 5);
  send.gain.value = 0.16;
  straight.connect(to);
  send.connect(room).connect(to);
  const noise = shaped(context, NOISE, () => 1);

  const envelope = (at, rise, fall, level, wet) => {
    const gain = context.createGain();
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(level, at + rise);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + rise + fall);
    gain.connect(straight);
    if (wet) gain.connect(send);
    return gain;
  };
  // Noise that a filter follows from one pitch to another.
  const brush = (at, rise, fall, level, from, end, sharp = 0.8, kind = "bandpass") => {
    const source = context.createBufferSource();
    const filter = context.createBiquadFilter();
    source.buffer = noise;
    source.loop = true;
    filter.type = kind;
    filter.Q.value = sharp;
    filter.frequency.setValueAtTime(from, at);
    filter.frequency.exponentialRampToValueAtTime(end, at + rise + fall);
    source.connect(filter).connect(envelope(at, rise, fall, level, false));
    source.start(at, (at * 3.7) % (NOISE / 2));
    source.stop(at + rise + fall + 0.03);
  };
  const tone = (at, pitch, seconds, level, shape = "sine", end = pitch, rise = 0.004) => {
    const source = context.createOscillator();
    source.type = shape;
    source.frequency.setValueAtTime(pitch, at);
    source.frequency.exponentialRampToValueAtTime(end, at + seconds);
    source.connect(envelope(at, rise, seconds, level, true));
    source.start(at);
    source.stop(at + seconds + rise + 0.05);
  };
  // A struck bar: its tone, and two higher ones that die sooner.
  const bar = (at, pitch, seconds, level) => {
    tone(at, pitch, seconds, level);
    tone(at, pitch * 2, seconds * 0.6, level * 0.28);
    tone(at, pitch * 3.93, seconds * 0.25, level * 0.16);
  };
  return { brush, tone, bar };
};

const note = (steps) => 440 * 2 ** (steps / 12); // from the A above middle C

const slide = ({ brush }, at, level) => brush(at, 0.018, 0.075, level, 2200, 4800, 0.7);
const place = ({ brush, tone }, at, level) => {
  brush(at, 0.001, 0.045, level, 3000, 900, 0.6);
  brush(at + 0.004, 0.001, 0.02, level * 0.5, 5200, 4000, 1.2);
  tone(at, 165, 0.07, level * 0.55, "sine", 75, 0.001);
};

// Kind -> how loud it is made so that all of a sort are heard alike, how long it lasts, and what it is.
export const SOUNDS = {
  deal: [0.76, 0.75, (voices, at) => {
    for (let card = 0; card < 13; card += 1) slide(voices, at + card * 0.045 + (card % 3) * 0.006, 0.5 + (card % 2) * 0.2);
  }],
  card: [0.69, 0.12, (voices, at) => place(voices, at, 0.9)],
  sweep: [0.59, 0.45, (voices, at) => {
    voices.brush(at, 0.12, 0.24, 0.7, 900, 2600, 0.5);
    place(voices, at + 0.3, 0.35);
  }],
  pass: [0.73, 0.5, (voices, at) => {
    for (let card = 0; card < 3; card += 1) voices.brush(at + card * 0.11, 0.05, 0.16, 0.7, 1300, 4200, 0.6);
  }],
  broken: [0.67, 1.0, (voices, at) => {
    voices.brush(at, 0.001, 0.09, 0.9, 6500, 2500, 1.5);
    voices.brush(at + 0.06, 0.001, 0.14, 0.5, 7800, 3400, 3);
    [[0, 14], [0.07, 11], [0.15, 5]].forEach(([later, steps]) => voices.bar(at + later, note(steps), 0.5, 0.3));
    voices.tone(at + 0.15, note(4.4), 0.5, 0.14, "triangle");
  }],
  queen: [0.38, 1.7, (voices, at) => {
    voices.tone(at, 92, 0.9, 0.9, "sine", 41, 0.002);
    voices.brush(at, 0.001, 0.3, 0.6, 500, 90, 0.7, "lowpass");
    voices.tone(at + 0.1, note(-23), 1.3, 0.3, "triangle", note(-23.15), 0.05);
    voices.tone(at + 0.1, note(-17), 1.2, 0.2, "triangle", note(-17.2), 0.05);
    voices.tone(at + 0.1, note(-11), 1.0, 0.09, "sawtooth", note(-11.1), 0.08);
  }],
  jack: [0.72, 0.9, (voices, at) => {
    [[0, 3], [0.08, 7], [0.16, 10], [0.24, 15]].forEach(([later, steps]) => voices.bar(at + later, note(steps), 0.5, 0.32));
    voices.brush(at + 0.24, 0.01, 0.3, 0.12, 7000, 9500, 2);
  }],
  moon: [0.52, 3.2, (voices, at) => {
    voices.brush(at, 0.9, 0.5, 0.35, 200, 3500, 0.8); // the rocket
    voices.tone(at, 55, 1.3, 0.5, "triangle", 165, 0.5);
    [-9, -5, -2, 3, 7, 10, 15, 19].forEach((steps, nth) => {
      voices.bar(at + 0.7 + nth * 0.11, note(steps + 3), 1.1, 0.24);
    });
    [-9, -2, 3, 7].forEach((steps) => voices.tone(at + 1.5, note(steps + 3), 1.5, 0.1, "triangle", note(steps + 3), 0.25));
  }],
  sun: [0.44, 2.8, (voices, at) => {
    [-21, -9, -5, -2, 3, 7].forEach((steps, nth) => {
      voices.tone(at + nth * 0.05, note(steps), 2.2, 0.2, nth < 2 ? "triangle" : "sine", note(steps), 0.35);
    });
    [3, 7, 10, 15, 19, 22].forEach((steps, nth) => voices.bar(at + 0.5 + nth * 0.13, note(steps), 1, 0.22));
  }],
  win: [0.7, 1.9, (voices, at) => {
    [[0, -9], [0.13, -9], [0.24, -9], [0.37, -4], [0.58, 0], [0.78, 3]].forEach(([later, steps]) => {
      voices.bar(at + later, note(steps), 0.55, 0.34);
      voices.tone(at + later, note(steps - 12), 0.4, 0.16, "triangle");
    });
    [-9, -5, 3].forEach((steps) => voices.bar(at + 0.98, note(steps + 5), 0.8, 0.24));
  }],
  lose: [0.9, 1.5, (voices, at) => {
    [[0, -2], [0.22, -3], [0.44, -5], [0.66, -9]].forEach(([later, steps], nth) => {
      voices.bar(at + later, note(steps - 5), nth === 3 ? 0.7 : 0.35, 0.34);
      voices.tone(at + later, note(steps - 17), 0.4, 0.14, "triangle", note(steps - 17.3));
    });
  }],
  turn: [0.65, 0.6, (voices, at) => {
    voices.bar(at, note(3), 0.3, 0.3);
    voices.bar(at + 0.12, note(8), 0.4, 0.3);
  }],
  come: [0.65, 0.6, (voices, at) => { // somebody has come to the table
    voices.bar(at, note(-4), 0.25, 0.3);
    voices.bar(at + 0.16, note(1), 0.4, 0.3);
  }],
};

// Plays one into `to`; gives back the seconds that it lasts.
export const render = (context, to, kind, at = 0) => {
  const [level, seconds, start] = SOUNDS[kind];
  const own = context.createGain();
  own.gain.value = level;
  own.connect(to);
  start(voicesFor(context, own), at);
  return seconds;
};

let context = null;
let master = null;
let volume = 0.5;
let buffers = {};

const quiet = () => document.hidden || document.querySelector("dialog#boss[open]") !== null;

// Every sound is made once and kept: a voice is then one node.
const made = async (kind) => {
  if (!buffers[kind]) {
    const rate = 44100;
    const length = Math.ceil(rate * (SOUNDS[kind][1] + ROOM / 2));
    const studio = new OfflineAudioContext(1, length, rate);
    render(studio, studio.destination, kind);
    buffers[kind] = await studio.startRendering();
  }
  return buffers[kind];
};

// Called in a gesture: from now on there is sound.
export const begin = () => {
  if (context || !globalThis.AudioContext) return;
  context = new AudioContext({ latencyHint: "interactive" });
  master = context.createGain();
  master.gain.value = volume;
  master.connect(context.destination);
  context.resume().catch(() => {});
  document.addEventListener("visibilitychange", () => {
    (document.hidden ? context.suspend() : context.resume()).catch(() => {});
  });
};

// 0 to 10; heard as even steps.
export const setVolume = (level) => {
  volume = (level / 10) ** 2;
  if (master) master.gain.setTargetAtTime(volume, context.currentTime, 0.02);
};

export const played = []; // the last kinds, for tests
export const play = async (kind) => {
  if (!context || !volume || quiet()) return;
  played.push(kind);
  played.splice(0, played.length - 40);
  try {
    const buffer = await made(kind);
    if (context.state === "suspended") await context.resume();
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.connect(master);
    source.start();
  } catch {
    // a device without sound: the game says everything else too
  }
};

const TOUCHES = {
  card: 8,
  broken: [20, 40, 20],
  queen: [60, 40, 90],
  jack: [15, 30, 15],
  moon: [30, 60, 30, 60, 120],
  turn: 25,
};
export const touch = (kind) => {
  if (context && TOUCHES[kind] && !quiet()) navigator.vibrate?.(TOUCHES[kind]);
};
