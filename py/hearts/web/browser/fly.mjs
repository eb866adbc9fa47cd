// Cards are things: they fly from place to place by transforms alone, are turned on the way, and never fade. What the
// styles say of a card is where it lies; this module looks at what Python writes there, before the browser draws it,
// and lets the card come to its place. Nobody waits for it, and any touch brings all of it to its end.
import { written } from "./intl.mjs";

const SVG = "http://www.w3.org/2000/svg";
export const still = matchMedia("(prefers-reduced-motion: reduce)");
const table = document.getElementById("table");
const seats = document.getElementById("seats");
const trick = document.getElementById("trick");
const hand = document.getElementById("hand");
const LAND = "cubic-bezier(.2, .9, .25, 1.06)";
const GO = "cubic-bezier(.3, .1, .3, 1)";
const PLAY = 340; // milliseconds at normal pace: a card that is played,
const PASS = 620; // one that is passed,
const SWEEP = 560; // a trick that is taken,
const DEAL = 280; // a card that is dealt,
const DEALT = 900; // and from the first one of a deal to the last
const LIFTED = 600; // how long a card that has come with the pass stays raised

// ---- what moves just now ----------------------------------------------------------------------------------------------

const running = new Set();
const due = new Set();

export const start = (node, frames, options) => {
  const move = node.animate(frames, options);
  running.add(move);
  const over = () => running.delete(move);
  move.finished.then(over, over);
  return move;
};

// Does something after a while, or at once where somebody hastens.
export const soon = (time, act) => {
  const once = () => {
    clearTimeout(timer);
    if (due.delete(once)) act();
  };
  const timer = setTimeout(once, time);
  due.add(once);
};

// Brings whatever moves to its end at once.
export const end = () => {
  while (due.size) for (const once of due) once();
  for (const move of running) move.finish();
};
for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, end, { capture: true, passive: true });

// After the next frame all is laid out: asking where a thing is then costs nothing.
export const laidOut = (act) => requestAnimationFrame(() => setTimeout(act));

const off = new Set();

// What does not move, of deal, pass, play and sweep.
export const rest = (parts) => {
  off.clear();
  for (const part of parts) off.add(part);
};

const pace = () => Number(document.body.style.getPropertyValue("--pace") || 1);

// By how much this part is slower than usual; 0: it does not move.
const speedOf = (part) => {
  const no = still.matches || document.hidden || document.body.dataset.flights === "no" || off.has(part);
  return no ? 0 : pace();
};

// ---- where things are -------------------------------------------------------------------------------------------------

const spots = new Map(); // by a seat's place on the arc: the middles of its plate and of its fan, in the table
let wide = 0; // of a card, in pixels

const keyOf = (x, y) => `${x} ${y}`;

const measure = () => {
  const home = table.getBoundingClientRect();
  const middle = (node) => {
    const box = node.getBoundingClientRect();
    return { x: box.left + box.width / 2 - home.left, y: box.top + box.height / 2 - home.top, wide: box.width };
  };
  spots.clear();
  for (const seat of seats.querySelectorAll(".seat:not(.empty)")) {
    const fan = seat.querySelector(".fan");
    const key = keyOf(seat.style.getPropertyValue("--sx"), seat.style.getPropertyValue("--sy"));
    const disc = middle(seat.querySelector(".disc"));
    spots.set(key, { seat, disc, fan: fan?.checkVisibility() ? middle(fan) : disc, back: fan?.offsetHeight / 1.4 });
  }
  wide = document.querySelector("#hand .card, #trick .card")?.offsetWidth || wide;
};

const at = (x, y, size, turned = 0) =>
  `translate(calc(${x} - var(--card-width) / 2), calc(${y} - var(--card-height) / 2)) rotate(${turned}deg) scale(${size})`;

// A seat's fan, or its plate.
const seatAt = (x, y, part) => {
  const spot = spots.get(keyOf(x, y));
  if (spot && wide && !spot.seat.classList.contains("mine")) {
    return at(`${spot[part].x}px`, `${spot[part].y}px`, part === "fan" && spot.back ? spot.back / wide : 0.3);
  }
  if (spot) return at(`${spot.disc.x}px`, `${spot.disc.y}px`, 0.3);
  return at(`${x * 100}cqw + ${(0.5 - x) * 4.8}rem`, `${y / 0.42} * var(--trick-y) + 1.6rem`, 0.3);
};

const lying = ({ x, y, r }) => {
  const across = `50cqw + ${x} * (1 + ${y} * var(--trick-lean)) * var(--trick-dx)`;
  return at(across, `var(--trick-y) + ${y} * var(--trick-dy)`, "var(--trick-size)", parseFloat(r));
};

// ---- the flight -------------------------------------------------------------------------------------------------------

const made = (name, kind) => {
  const node = document.createElement(name);
  node.className = kind;
  node.setAttribute("aria-hidden", "true");
  return node;
};

export const backOf = () => {
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  svg.setAttribute("class", "back");
  svg.setAttribute("viewBox", "0 0 100 140");
  svg.setAttribute("aria-hidden", "true");
  use.setAttribute("href", "#c-back");
  svg.append(use);
  return svg;
};

const flights = new WeakMap(); // the flight of a card that is on its way
const landings = new WeakMap();

// When this card has come to its place.
export const landed = (card) => landings.get(card) ?? Promise.resolve();

// Lets a card fly from one transform to another.
//   ms, wait  how long it flies, and how long it waits before
//   arc       how high above the straight line it flies, in pixels, and how high it is lifted first
//   turn      [when, from a back to its face] or [when, from its face to a back]: it is turned there
//   via       [from when, until when, a transform] where it stops on its way
//   land      what is done when it has come
export const fly = (card, from, to, { ms, wait = 0, arc = [0, 0], turn = null, via = null, easing = GO, land }) => {
  flights.get(card)?.();
  const options = { duration: ms, delay: wait, fill: "both" };
  const [high, lift] = arc;
  const up = lift ? 0.15 : 0;
  const way = via
    ? [
        { transform: from, easing: "ease-in-out" },
        { transform: via[2], offset: via[0] },
        { transform: via[2], offset: via[1], easing: "ease-in" },
        { transform: to },
      ]
    : [{ transform: from }, { transform: from, offset: up, easing }, { transform: to }];
  const moves = [start(card, way, options)];
  const more = [];
  if (high) {
    const bow = [`0 0`, `0 ${-lift}px`, `0 ${-high}px`, `0 0`].map((translate, number) => ({
      translate,
      offset: [0, up, 0.5, 1][number],
      easing: number === 1 ? "ease-out" : "ease-in-out",
    }));
    moves.push(start(card, bow, options));
    const shade = made("i", "shade");
    card.prepend(shade);
    more.push(shade);
    const fall = [3, 14, 14, 3].map((by, number) => ({ translate: `0 ${by}px`, offset: [0, 0.3, 0.6, 1][number] }));
    moves.push(start(shade, fall, options));
  }
  const face = card.querySelector(".face");
  if (turn) {
    const back = backOf();
    face.after(back);
    more.push(back);
    card.setAttribute("data-back", "");
    const [when, shows] = turn;
    const side = (first, last) =>
      [first, first, last, last].map((angle, number) => ({
        rotate: `y ${angle}deg`,
        offset: [0, Math.max(0, when - 0.14), Math.min(1, when + 0.14), 1][number],
      }));
    moves.push(start(face, shows ? side(-180, 0) : side(0, 180), options));
    moves.push(start(back, shows ? side(0, 180) : side(-180, 0), options));
  }
  const clear = () => {
    flights.delete(card);
    card.removeAttribute("data-back");
    for (const node of more) node.remove();
    for (const move of moves) {
      running.delete(move);
      move.cancel();
    }
  };
  flights.set(card, clear);
  const done = moves[0].finished.then(() => {
    land?.();
    clear();
  });
  landings.set(card, done.catch(() => null));
};

// ---- what each card does ----------------------------------------------------------------------------------------------

const gone = (card) => card.setAttribute("data-landed", "");

const played = (card, { came, from, fx, fy, lies }) => {
  const speed = speedOf("play");
  if (!speed) return;
  const turn = came ? [0.42, true] : null;
  fly(card, came ? seatAt(fx, fy, "fan") : from, lying(lies), { ms: PLAY * speed, arc: [24, 8], turn, easing: LAND });
};

const passed = (card, { from, sx, sy, nth }) => {
  const speed = speedOf("pass");
  if (!speed) return gone(card);
  const options = { ms: PASS * speed, wait: 50 * nth * speed, arc: [30, 0], turn: [0.3, false] };
  fly(card, from, seatAt(sx, sy, "fan"), { ...options, land: () => gone(card) });
};

// What came with the pass: it lies raised for a while, and settles.
const received = (card, { fx, fy, to, nth }) => {
  const speed = speedOf("pass");
  if (!speed) return;
  const land = () => {
    const frames = [{ translate: "0 -14px" }, { translate: "0 -14px", offset: 0.75, easing: "ease-in" }, { translate: "0 0" }];
    start(card, frames, { duration: LIFTED * speed });
  };
  const up = `translate(0, -14px) ${to}`;
  fly(card, seatAt(fx, fy, "fan"), up, { ms: PASS * speed, wait: 50 * nth * speed, turn: [0.7, true], land });
};

let began = -1e9; // when the first card of this deal was dealt
let setOut = 0;

// A card that comes to the hand, dealt or taken back.
const dealt = (card, { fx, fy, to, wait, i, n }) => {
  const speed = speedOf("deal");
  if (!speed) return;
  const now = performance.now();
  const alone = (one) => one === card || known.get(one)?.place !== "hand";
  const first = !i && [...hand.querySelectorAll(".card")].every(alone);
  if (i !== wait || (!i && !first)) {
    fly(card, seatAt(fx, fy, "disc"), to, { ms: PLAY * speed });
    return;
  }
  if (first) {
    began = now;
    dealAround(fx, fy, n, speed);
  }
  const when = Math.max(0, began + ((wait + 1) / n) * DEALT * speed - now);
  fly(card, seatAt(fx, fy, "disc"), to, { ms: DEAL * speed, wait: when, turn: [0.8, true] });
};

const swept = (cards) => {
  const speed = speedOf("sweep");
  const top = cards.find(({ won }) => won) ?? cards[0];
  const spot = spots.get(keyOf(top.sx, top.sy));
  const away = { ms: SWEEP * speed, via: null };
  for (const [number, { card, was, sx, sy }] of cards.entries()) {
    if (!speed) {
      gone(card);
      continue;
    }
    card.style.zIndex = card === top.card ? 99 : Math.round(40 + 10 * was.x + 4 * was.y); // who has won lies on top
    const pile = lying({ ...top.was, r: `${number - 1}deg` });
    const land = () => {
      gone(card);
      if (number === 0) taken(spot, speed);
    };
    fly(card, lying(was), seatAt(sx, sy, "disc"), { ...away, via: [0.3, 0.5, pile], turn: [0.4, false], land });
  }
  if (speed) sweeping = landed(top.card);
};

let sweeping = null; // until the trick that is swept has come to who has taken it

const taken = (spot, speed) => {
  sweeping = null;
  if (spot) start(spot.seat, [{ scale: 1 }, { scale: 1.06, offset: 0.4 }, { scale: 1 }], { duration: 240 * speed });
};

const known = new WeakMap(); // how each card was last seen

const look = (card) => {
  const words = card.classList;
  const read = (name) => card.style.getPropertyValue(name);
  const place = ["hand", "trick", "pile", "gone"].find((one) => words.contains(one));
  return {
    card,
    place,
    came: words.contains("came"),
    moved: words.contains("moved"),
    fresh: words.contains("new"),
    won: words.contains("won"),
    from: read("--from"),
    fx: read("--fx"),
    fy: read("--fy"),
    sx: read("--sx"),
    sy: read("--sy"),
    wait: Number(read("--wait") || 0),
    i: Number(read("--i") || 0),
    n: Number(read("--n") || 1),
    to: "translate(var(--px), var(--py)) rotate(var(--turned)) scale(var(--size))",
    lies: { x: Number(read("--x")), y: Number(read("--y")), r: read("--r") },
  };
};

const see = (records) => {
  const touched = new Set();
  for (const { target, addedNodes } of records) {
    if (target.dataset.card) touched.add(target);
    for (const node of addedNodes) if (node.dataset?.card) touched.add(node);
  }
  const pile = [];
  for (const card of touched) {
    const now = look(card);
    const was = known.get(card);
    if (!now.place || card.hidden) continue;
    known.set(card, now);
    if (was?.place === now.place) continue;
    card.removeAttribute("data-landed");
    if (now.place !== "pile") flights.get(card)?.();
    else if (was) pile.push({ ...now, was: was.lies });
    if (now.place === "pile" && !was) gone(card);
    if (now.place === "trick" && (now.came || now.moved)) played(card, now);
    if (now.place === "gone") passed(card, { ...now, nth: ordered() });
    if (now.place === "hand" && now.came) (now.fresh ? received : dealt)(card, { ...now, nth: ordered() });
    if (now.place === "hand" && now.moved) fly(card, now.from, now.to, { ms: PLAY * speedOf("play") });
  }
  if (pile.length) swept(pile);
};

// The number of the card among those that set out together.
const ordered = () => {
  if (!setOut) laidOut(() => (setOut = 0));
  setOut += 1;
  return setOut - 1;
};

// ---- the fans of backs ------------------------------------------------------------------------------------------------

const fanOf = (seat) => {
  let fan = seat.querySelector(".fan");
  if (!fan) {
    fan = made("span", "fan");
    seat.prepend(fan);
  }
  return fan;
};

// A seat holds so many cards.
const hold = (seat, count) => {
  const fan = fanOf(seat);
  while (fan.childElementCount > count) fan.lastElementChild.remove();
  while (fan.childElementCount < count) {
    const back = document.createElement("i");
    back.style.setProperty("--nth", fan.childElementCount);
    fan.append(back);
  }
  fan.style.setProperty("--held", count);
};

const others = () => seats.querySelectorAll(".seat:not(.empty, .mine)");

// From the dealer, round the table: a card to each, until all have theirs.
const dealAround = (x, y, count, speed) => {
  const from = spots.get(keyOf(x, y));
  const all = [...others()];
  if (!from || !all.length) return;
  for (const [place, seat] of all.entries()) {
    const to = [...spots.values()].find((spot) => spot.seat === seat);
    hold(seat, count);
    if (!to) continue;
    const start0 = `${from.disc.x - to.fan.x}px ${from.disc.y - to.fan.y}px`;
    for (const [number, back] of [...seat.querySelectorAll(".fan i")].entries()) {
      back.hidden = true;
      const when = ((number + (place + 1) / (all.length + 1)) / count) * DEALT * speed;
      soon(when, () => {
        back.hidden = false;
        start(back, [{ translate: start0 }, { translate: "0 0" }], { duration: DEAL * speed, easing: GO });
      });
    }
  }
};

// ---- points -----------------------------------------------------------------------------------------------------------

// What a seat gets with a trick counts when the trick has come to it.
const gained = (seat, node, before, speed) => {
  const after = Number(node.textContent.replace("−", "-"));
  const gain = after - before;
  if (before) node.dataset.counts = `${before > 0 ? "+" : "−"}${Math.abs(before)}`;
  else node.setAttribute("data-held", "");
  if (Math.abs(gain) >= 7 && speed) bring(seat, gain, speed);
  taking(() => {
    node.removeAttribute("data-held");
    delete node.dataset.counts;
    if (!gain || !speed) return;
    if (Math.abs(gain) < 7) rise(seat, gain, speed);
    countUp(node, before, after, speed);
  });
};

// Does something when the trick that is swept has come to who has taken it.
export const taking = (act) => (sweeping ?? Promise.resolve()).then(act, act);

// What a seat gains, as it is read for a moment.
const signed = (seat, points) => {
  const said = made("b", "gained");
  said.textContent = written("signed", String(points));
  if (points < 0) said.dataset.of = "bonus";
  seat.append(said);
  return said;
};

// Many points, those of the queen above all, fly with the trick to who takes it.
const bring = (seat, gain, speed) => {
  const spot = [...spots.values()].find((one) => one.seat === seat);
  if (!spot) return;
  const said = signed(seat, gain);
  const half = seat.dataset.at === "right" ? "+ var(--space-12) + 50%" : "- var(--space-12) - 50%";
  const far = `calc(50cqw - ${spot.disc.x}px ${half}) calc(var(--trick-y) - var(--trick-half) - 1rem - ${spot.disc.y}px)`; // above the trick
  const frames = [{ translate: far, scale: 0.6 }, { translate: far, scale: 1.5, offset: 0.4, easing: "ease-in" }, { translate: "0 0", scale: 1 }];
  const over = () => said.remove();
  start(said, frames, { duration: SWEEP * speed, fill: "both" }).finished.then(over, over);
};

// "+1" for each heart, one after the other; what is taken off in one.
const rise = (seat, gain, speed) => {
  const steps = gain > 0 ? gain : 1;
  for (let number = 0; number < steps; number += 1) {
    soon(110 * number * speed, () => {
      const said = signed(seat, gain / steps);
      const frames = [{ translate: "0 0" }, { translate: "0 -22px", offset: 0.7 }, { translate: "0 -26px", opacity: 0 }];
      const over = () => said.remove();
      start(said, frames, { duration: 800 * speed, easing: "ease-out" }).finished.then(over, over);
    });
  }
};

// A number counts up or down to what it has become; whoever writes another one meanwhile has the last word.
export const countUp = (node, from, to, speed) => {
  if (!node || !speed || still.matches) return;
  let first = 0; // with its first frame, however late that comes
  const time = Math.min(1200, 250 + 60 * Math.abs(to - from)) * speed;
  const last = node.textContent;
  const sign = last.startsWith("+") ? "+" : "";
  const step = (now) => {
    first ||= now;
    const done = (now - first) / time;
    const on = done < 1 && node.textContent === last;
    const shown = Math.round(from + (to - from) * done);
    if (on) node.dataset.counts = `${shown > 0 ? sign : ""}${shown}`.replace("-", "−");
    else delete node.dataset.counts;
    if (on) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
};

const seeSeats = (records) => {
  let anew = false;
  for (const { type, target, removedNodes } of records) {
    if (type === "attributes") {
      if (!target.classList.contains("mine")) hold(target, Number(target.dataset.cards || 0));
    } else if (target === seats) {
      anew = true;
    } else if (target.matches(".deal") && sweeping) {
      const before = Number((removedNodes[0]?.textContent || "0").replace("−", "-"));
      gained(target.closest(".seat"), target, before, pace());
    }
  }
  if (!anew) return;
  for (const seat of others()) hold(seat, Number(seat.dataset.cards || 0));
  laidOut(measure);
};

// ---- the start --------------------------------------------------------------------------------------------------------

for (const card of document.querySelectorAll("#hand .card, #trick .card")) known.set(card, look(card));
const cards = new MutationObserver(see);
for (const home of [hand, trick]) {
  cards.observe(home, { childList: true, subtree: true, attributes: true, attributeFilter: ["class", "style"] });
}
new MutationObserver(seeSeats).observe(seats, {
  childList: true,
  subtree: true,
  attributes: true,
  attributeFilter: ["data-cards"],
});
// A deal that has begun without this module: the others get theirs now.
const late = document.body.dataset.phase === "pass" && hand.querySelector(".came");
for (const seat of others()) hold(seat, late ? 0 : Number(seat.dataset.cards || 0));
if (late) {
  laidOut(() => {
    measure();
    const dealer = seats.querySelector(".deals");
    const read = (name) => dealer?.style.getPropertyValue(name);
    const speed = speedOf("deal");
    for (const seat of others()) hold(seat, Number(seat.dataset.cards || 0));
    if (speed) dealAround(read("--sx"), read("--sy"), hand.querySelectorAll(".card").length, speed);
  });
}
new ResizeObserver(() => laidOut(measure)).observe(table);
document.documentElement.dataset.fly = "";
