// Moments: hearts that break, a queen that falls, a moonshot, a game that is won. Each happens where its card lies, once
// it has come to rest there; all of it goes at any touch; `speed` multiplies every duration.
import { countUp, end, landed, laidOut, soon, start, still, taking } from "./fly.mjs";
import { written } from "./intl.mjs";

export { rest } from "./fly.mjs";

const SVG = "http://www.w3.org/2000/svg";
const table = document.getElementById("table");

const made = (name, kind) => {
  const node = document.createElement(name);
  node.className = kind;
  node.setAttribute("aria-hidden", "true");
  return node;
};

const drawn = (kind, box) => {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", kind);
  svg.setAttribute("viewBox", box);
  svg.setAttribute("aria-hidden", "true");
  return svg;
};

const picture = (id, of, kind = "piece", box = "0 0 24 24") => {
  const svg = drawn(kind, box);
  const use = document.createElementNS(SVG, "use");
  svg.dataset.of = of;
  use.setAttribute("href", `#${id}`);
  svg.append(use);
  return svg;
};

const drawing = (name, kind) => Object.assign(made("img", kind), { src: `./assets/table/${name}.svg`, alt: "" });

// What an ending shows is here before it comes; as long as somebody holds a picture, it is not drawn anew.
const ahead = [drawing("moon", "globe"), drawing("rocket", "rocket")];

// The faces that each turn shows, read one after the other: then they are here when they are wanted.
const faces = new Map();
export const hold = async (addresses) => {
  for (const address of faces.keys()) if (!addresses.includes(address)) faces.delete(address);
  for (const address of addresses) {
    if (faces.has(address)) continue;
    const face = Object.assign(new Image(), { src: address });
    faces.set(address, face);
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the page stays alive
    await face.decode().catch(() => faces.delete(address)); // it is asked for again when it is shown
  }
};

// As good as chance, and the same again: neighbours have nothing to do with each other, or what falls forms chains.
const part = (number, salt) => {
  const mixed = Math.imul(number + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  const more = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return ((more ^ (more >>> 13)) >>> 0) / 2 ** 32;
};

// A layer over the cloth that no finger meets; nothing of it is seen outside.
const layer = (home = table) => {
  const node = made("div", "show-burst");
  home.append(node);
  return node;
};

// ---- at a card --------------------------------------------------------------------------------------------------------

// A moment at a card of the trick, when it has come there.
export const burst = (kind, card, speed) => {
  const from = document.querySelector(`#trick [data-card="${card}"]`);
  if (from && speed && !still.matches) landed(from).then(() => laidOut(() => happen(kind, from, speed)));
};

const happen = (kind, card, speed) => {
  if (!card.isConnected) return;
  const home = table.getBoundingClientRect();
  const box = card.getBoundingClientRect();
  const matrix = new DOMMatrix(getComputedStyle(card).transform);
  const [grown, angle] = [Math.hypot(matrix.a, matrix.b), (Math.atan2(matrix.b, matrix.a) * 180) / Math.PI];
  const place = { grown, angle, x: box.left + box.width / 2 - home.left, y: box.top + box.height / 2 - home.top, wide: card.offsetWidth };
  const over = layer();
  over.dataset.at = `${Math.round(box.left + box.width / 2)} ${Math.round(box.top + box.height / 2)}`;
  const all = { broken: breaks, queen: falls, jack: caught }[kind](over, card, place, speed);
  Promise.allSettled(all.map((move) => move.finished)).then(() => over.remove());
};

// Pieces fly from the whole of a card, each as large and as fast as chance has it, and fall.
const scatter = (over, { x, y, wide }, count, make, speed, wait) =>
  Array.from({ length: count }, (_, number) => {
    const piece = make(number);
    over.append(piece);
    const size = 0.36 + 0.64 * part(number, 1);
    const [left, top] = [x + (part(number, 2) - 0.5) * wide * 0.8, y + (part(number, 3) - 0.5) * wide];
    const [across, up, turned] = [(part(number, 4) - 0.5) * 5.2 * wide, (0.5 + part(number, 5)) * 2.6 * wide, part(number, 6) * 900 - 450];
    const frames = [0, 0.2, 0.4, 0.6, 0.8, 1].map((time) => ({
      transform:
        `translate(${left + across * time}px, ${top - up * time + 3.6 * wide * time * time}px) ` +
        `rotate(${turned * time}deg) scale(${size})`,
      opacity: time < 0.8 ? 1 : 5 * (1 - time),
    }));
    return start(piece, frames, { duration: (700 + 300 * part(number, 7)) * speed, delay: wait * speed, fill: "both" });
  });

// A heart breaks on the card: it cracks, its halves fall, and small ones fly out of it.
const breaks = (over, card, place, speed) => {
  const halves = [...document.querySelectorAll("#i-broken path")].map((path, number) => {
    const half = drawn("half", "0 0 24 24");
    half.append(path.cloneNode());
    over.append(half);
    const there = `translate(${place.x}px, ${place.y}px)`;
    const side = number ? 1 : -1;
    const frames = [
      { transform: `${there} scale(.3)` },
      { transform: `${there} scale(1)`, offset: 0.12 },
      { transform: `${there} translate(${side * 2}px, 0) rotate(${side * 4}deg)`, offset: 0.22 },
      { transform: `${there} translate(${side * 16}px, -6px) rotate(${side * 14}deg)`, opacity: 1, offset: 0.45, easing: "ease-in" },
      { transform: `${there} translate(${side * 46}px, 96px) rotate(${side * 70}deg)`, opacity: 0 },
    ];
    return start(half, frames, { duration: 900 * speed, fill: "both" });
  });
  return [...halves, ...scatter(over, place, 22, () => picture("i-heart", "broken"), speed, 170)];
};

// The card once more, raised, with a gold rim.
const raised = (over, card, { x, y, wide, grown, angle }, size, speed) => {
  const code = card.dataset.card.split("-")[0];
  const shown = picture(`c-${code}`, "raised-card", "raised-card", "0 0 100 140");
  shown.style.cssText = `width:${wide}px;height:${1.4 * wide}px`;
  over.append(shown);
  const there = (by) => `translate(calc(${x}px - 50%), calc(${y}px - 50%)) rotate(${angle}deg) scale(${grown * by})`;
  const frames = [1, size, size, 1].map((by, number) => ({ transform: there(by), offset: [0, 0.18, 0.6, 1][number] }));
  const rises = start(shown, frames, { duration: 620 * speed, easing: "ease-out", fill: "both" });
  const gone = () => shown.remove(); // before the trick is taken: the card itself goes with it
  rises.finished.then(gone, gone);
  return rises;
};

// A dear card: time stops, all but it grows dark, and its suit flies from it.
const falls = (over, card, place, speed) => {
  const suit = card.dataset.card.split("-")[0].at(-1); // rules may make other cards dear than the queen of spades
  const dark = made("i", "dark");
  over.append(dark);
  const dims = [0, 0.4, 0.4, 0].map((opacity, number) => ({ opacity, offset: [0, 0.12, 0.6, 1][number] }));
  const moves = [start(dark, dims, { duration: 620 * speed, fill: "both" }), raised(over, card, place, 1.25, speed)];
  soon(150 * speed, () => {
    const shake = [0, 4, -3, 2, 0].map((by) => ({ translate: `${by / 2}px ${by}px` }));
    start(document.getElementById("trick"), shake, { duration: 120 * speed });
  });
  const of = "HD".includes(suit) ? "red" : "queen";
  return [...moves, ...scatter(over, place, 16, () => picture(`s-${suit}`, of), speed, 150)];
};

// Somebody has the bonus card.
const caught = (over, card, place, speed) => [
  raised(over, card, place, 1.15, speed),
  ...scatter(over, place, 12, () => picture("i-crown", "jack"), speed, 120),
];

// ---- what the others pass ---------------------------------------------------------------------------------------------

// What the others pass among themselves: so many backs fly from each fan to the one so many places on.
export const passOn = (by, count, speed) => laidOut(() => flyOver(by, count, speed));

const flyOver = (by, count, speed) => {
  const seats = [...document.querySelectorAll("#seats .seat")];
  if (!speed || still.matches) return;
  const home = table.getBoundingClientRect();
  const middles = seats.map((seat) => {
    const box = (seat.querySelector(".fan") ?? seat.querySelector(".disc")).getBoundingClientRect();
    return [box.left + box.width / 2 - home.left, box.top + box.height / 2 - home.top];
  });
  const over = layer();
  const all = [];
  const flies = (from) => {
    const to = (from + by) % seats.length;
    if (!to) return;
    const [[x, y], [u, v]] = [middles[from], middles[to]];
    for (let number = 0; number < count; number += 1) {
      const back = picture("c-back", "back", "piece", "0 0 100 140");
      over.append(back);
      const turned = 30 * (number - (count - 1) / 2) + 90 * (from % 2 ? 1 : -1);
      const frames = [
        { transform: `translate(${x}px, ${y}px) rotate(0deg) scale(.7)` },
        { transform: `translate(${(x + u) / 2}px, ${(y + v) / 2 - 20}px) rotate(${turned}deg) scale(1.1)`, offset: 0.5 },
        { transform: `translate(${u}px, ${v}px) rotate(${turned}deg) scale(.7)` },
      ];
      all.push(start(back, frames, { duration: 620 * speed, delay: 50 * number * speed, easing: "ease-in-out", fill: "both" }).finished);
    }
  };
  // One seat a frame: to draw all the backs at once takes a slow phone too long.
  const next = (from) => {
    if (from >= seats.length) {
      Promise.allSettled(all).then(() => over.remove());
      return;
    }
    flies(from);
    requestAnimationFrame(() => next(from + 1));
  };
  next(1);
};

// ---- the sky ----------------------------------------------------------------------------------------------------------

// The whole screen: a veil, a moon that rises, a rocket that lands on it, what it is worth, and the words; or a sun.
// Calls `covered` when it hides all. Returns when it has gone: only then is there anything else to be read.
export const sky = (kind, words, worth, speed, covered = () => {}) => {
  if (!speed || document.hidden) return Promise.resolve();
  end();
  const over = made("div", "show-over");
  over.popover = "manual";
  over.dataset.of = kind;
  const [moon, rocket] = ahead.map((image) => image.cloneNode());
  const globe = kind === "sun" ? made("i", "globe") : moon;
  const said = made("b", "words");
  const counted = made("b", "prize");
  said.textContent = words;
  over.append(made("i", "far"), made("i", "rays"), globe, rocket, made("i", "flash"), counted, said);
  document.body.append(over);
  over.showPopover();
  const time = (still.matches ? 1900 : 3700) * Math.max(speed, 0.5);
  const whole = start(over, [{ opacity: 0 }, { opacity: 1 }], { duration: 250 * Math.max(speed, 0.5), fill: "both" });
  const away = [{ transform: "none" }, { transform: "none", offset: 0.92, easing: "ease-in" }, { transform: "translateY(-102%)" }];
  const goes = start(over, still.matches ? [{ transform: "none" }, { transform: "none" }] : away, { duration: time, fill: "both" });
  whole.finished.then(() => covered(), () => covered());
  if (still.matches) whole.finish();
  over.addEventListener("click", end);
  const gone = goes.finished.then(() => over.remove(), () => over.remove());
  shine(over, kind, worth, still.matches ? 0 : time, time);
  return gone;
};

const signed = (value) => written("signed", String(value));

// What happens in the sky, as parts of its time.
const shine = (over, kind, worth, time, whole) => {
  const find = (name) => over.querySelector(`.${name}`);
  const counted = find("prize");
  counted.textContent = signed(worth);
  if (!time) return;
  const lasts = (from, to, easing = "linear") => ({ delay: from * time, duration: (to - from) * time, easing, fill: "both" });
  start(find("globe"), [{ translate: "0 90vh" }, { translate: "0 0" }], lasts(0.06, 0.34, "cubic-bezier(.2, .7, .3, 1)"));
  start(find("words"), [{ opacity: 0, translate: "0 1rem" }, { opacity: 1, translate: "0 0" }], lasts(0.66, 0.74, "ease-out"));
  start(counted, [{ opacity: 0, scale: 0.6 }, { opacity: 1, scale: 1 }], lasts(0.5, 0.54, "ease-out"));
  soon(0.5 * time, () => count(counted, worth, 0.14 * time, signed));
  if (kind === "sun") {
    start(find("rays"), [{ transform: "rotate(0deg)" }, { transform: "rotate(50deg)" }], { duration: whole, fill: "both" });
    return;
  }
  const way = [
    { transform: "translate(-66vw, 70vh) rotate(30deg)", easing: "ease-out" },
    { transform: "translate(-30vw, 4vh) rotate(60deg)", offset: 0.5 },
    { transform: "translate(-5vw, -3vh) rotate(24deg)", offset: 0.78, easing: "ease-in" },
    { transform: "none" },
  ];
  start(find("rocket"), way, lasts(0.14, 0.47));
  start(find("flash"), [{ scale: 0, opacity: 1 }, { scale: 1, opacity: 0.9, offset: 0.3 }, { scale: 1.5, opacity: 0 }], lasts(0.465, 0.6, "ease-out"));
  const shake = [0, 6, -5, 3, -2, 0].map((by) => ({ transform: `translateY(${by}px)` }));
  for (const name of ["globe", "rocket"]) start(find(name), shake, { ...lasts(0.47, 0.53), composite: "add", fill: "none" });
  soon(0.47 * time, () => dust(over, time));
};

// What a landing stirs up.
const dust = (over, time) => {
  for (let number = 0; number < 10; number += 1) {
    const grain = made("i", "grain");
    over.append(grain);
    const side = number % 2 ? 1 : -1;
    const far = side * (1.5 + 6 * part(number, 2));
    const frames = [
      { transform: "translate(0, 0) scale(.4)", opacity: 1 },
      { transform: `translate(${far}rem, ${-0.6 - 1.6 * part(number, 3)}rem) scale(${0.8 + part(number, 4)})`, opacity: 0 },
    ];
    start(grain, frames, { duration: 0.16 * time, easing: "ease-out", fill: "both" });
  }
};

// Counts to a number while it is on the screen.
const count = (node, to, time, shown) => {
  let began = 0;
  const step = (now) => {
    began ||= now;
    const done = Math.min(1, (now - began) / time);
    node.textContent = shown(Math.round(to * done));
    if (done < 1 && node.isConnected) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
};

// A game is won: hearts rain once, behind those who have their places.
export const shower = (speed) => laidOut(() => rain(speed));

const rain = (speed) => {
  const home = document.querySelector("#ending header");
  if (!home || !speed || still.matches) return;
  const over = layer(home);
  const all = Array.from({ length: 30 }, (_, number) => {
    const piece = number % 5 ? picture("i-heart", "broken") : picture("i-crown", "jack");
    over.append(piece);
    const x = part(number, 3) * 100; // parts of the layer, which has its size only when it is drawn
    const aside = (part(number, 9) - 0.5) * 80;
    const turned = (part(number, 5) - 0.5) * 720;
    const size = 0.5 + 0.5 * part(number, 8);
    const frames = [
      { transform: `translate(${x}cqw, -30px) rotate(0deg) scale(${size})` },
      { transform: `translate(calc(${x}cqw + ${aside}px), calc(100cqh + 30px)) rotate(${turned}deg) scale(${size})` },
    ];
    const times = { duration: (1500 + 1200 * part(number, 7)) * speed, delay: 900 * part(number, 11) * speed };
    return start(piece, frames, { ...times, easing: "ease-in", fill: "both" }).finished;
  });
  Promise.allSettled(all).then(() => over.remove());
};

// A seat's score counts up or down to what it has become, once the last trick has been taken.
export const score = (side, from, to, speed) => {
  const node = document.querySelector(`#seats .seat[data-side="${side}"] .score`);
  if (!node || !speed || still.matches) return;
  node.dataset.counts = `${from}`.replace("-", "−");
  taking(() => countUp(node, from, to, speed));
};
