// What moves for a moment over the table: hearts that burst, a queen that falls, a moonshot, scores that count. Only
// transforms and opacity are animated; all of it goes at any touch; `speed` multiplies every duration.
const SVG = "http://www.w3.org/2000/svg";
const still = matchMedia("(prefers-reduced-motion: reduce)");
const running = new Set();

const start = (node, frames, options) => {
  const move = node.animate(frames, options);
  running.add(move);
  const over = () => running.delete(move);
  move.finished.then(over, over);
  return move;
};

// Brings whatever moves to its end at once.
const end = () => {
  for (const move of running) move.finish();
  for (const sky of document.querySelectorAll(".show-over")) sky.remove();
};
for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, end, { capture: true, passive: true });

const made = (name, kind) => {
  const node = document.createElement(name);
  node.className = kind;
  node.setAttribute("aria-hidden", "true");
  return node;
};

const picture = (id, of, box = "0 0 24 24") => {
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  svg.setAttribute("class", "piece");
  svg.dataset.of = of;
  svg.setAttribute("viewBox", box);
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

// A layer that no finger meets, over the table, or over all that is open.
const layer = (home, kind) => {
  const node = made("div", kind);
  node.popover = "manual";
  home.append(node);
  node.showPopover();
  return node;
};

// After the next frame all is laid out: asking where a thing is then costs nothing.
const laidOut = (act) => requestAnimationFrame(() => setTimeout(act));

const part = (number, salt) => ((number * 7919 + salt * 104729) % 1000) / 1000; // as good as chance, and the same again

// Small pictures fly out from the card that did it; a queen shakes the trick.
export const burst = (kind, card, speed) => laidOut(() => flyOut(kind, card, speed));

const flyOut = (kind, card, speed) => {
  const from = document.querySelector(`#trick [data-card="${card}"]`);
  if (!from || !speed || still.matches) return;
  const box = from.getBoundingClientRect();
  const over = layer(document.body, "show-burst");
  const suit = card.at(-1); // rules may make other cards dear than the queen of spades
  const id = { broken: "i-heart", queen: `s-${suit}`, jack: "i-crown" }[kind];
  const all = Array.from({ length: 14 }, (_, number) => {
    const piece = picture(id, kind === "queen" && "HD".includes(suit) ? "red" : kind);
    over.append(piece);
    const angle = (number / 14) * 2 * Math.PI;
    const far = (0.7 + 0.6 * part(number, 1)) * box.height;
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    return start(
      piece,
      [
        { transform: `translate(${x}px, ${y}px) scale(.3)`, opacity: 1 },
        {
          transform: `translate(${x + Math.cos(angle) * far}px, ${y + Math.sin(angle) * far}px) rotate(${angle * 40}deg)`,
          opacity: 1,
          offset: 0.55,
        },
        {
          transform: `translate(${x + Math.cos(angle) * far * 1.15}px, ${y + Math.sin(angle) * far + 60}px) scale(.7)`,
          opacity: 0,
        },
      ],
      { duration: 900 * speed, easing: "cubic-bezier(.15, .7, .4, 1)", fill: "both" },
    ).finished;
  });
  Promise.allSettled(all).then(() => over.remove());
  if (kind === "queen") {
    start(
      document.getElementById("trick"),
      [0, 5, -4, 3, -2, 0].map((by) => ({ transform: `translate(${by / 2}px, ${by}px)` })),
      { duration: 380 * speed },
    );
  }
};

// What the others pass among themselves: so many backs fly from each seat to the one so many places on.
export const passOn = (by, count, speed) => laidOut(() => flyOver(by, count, speed));

const flyOver = (by, count, speed) => {
  const seats = [...document.querySelectorAll("#seats .disc")];
  if (!speed || still.matches) return;
  const middles = seats.map((disc) => {
    const box = disc.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  });
  const over = layer(document.body, "show-burst");
  const all = [];
  const fly = (from) => {
    const to = (from + by) % seats.length;
    if (!to) return;
    const [[x, y], [u, v]] = [middles[from], middles[to]];
    for (let number = 0; number < count; number += 1) {
      const back = picture("c-back", "back", "0 0 100 140");
      over.append(back);
      const turned = 40 * (number - (count - 1) / 2) + 90 * (from % 2 ? 1 : -1);
      const frames = [
        { transform: `translate(${x}px, ${y}px) rotate(0deg) scale(.5)`, opacity: 0 },
        { transform: `translate(${x + (u - x) * 0.2}px, ${y + (v - y) * 0.2}px) rotate(${turned / 5}deg)`, opacity: 1, offset: 0.2 },
        { transform: `translate(${x + (u - x) * 0.85}px, ${y + (v - y) * 0.85}px) rotate(${turned}deg)`, opacity: 1, offset: 0.85 },
        { transform: `translate(${u}px, ${v}px) rotate(${turned}deg) scale(.5)`, opacity: 0 },
      ];
      all.push(start(back, frames, { duration: 700 * speed, delay: 60 * number * speed, easing: "ease-in-out", fill: "both" }).finished);
    }
  };
  // One seat a frame: to draw all the backs at once takes a slow phone too long.
  const next = (from) => {
    if (from === seats.length) {
      Promise.allSettled(all).then(() => over.remove());
      return;
    }
    fly(from);
    requestAnimationFrame(() => next(from + 1));
  };
  next(1);
};

// The whole screen: a moon rises over the table behind a rocket, or a sun with its rays.
export const sky = (kind, words, speed) => {
  if (!speed || document.hidden) return;
  end();
  const over = layer(document.body, "show-over");
  over.dataset.of = kind;
  const [moon, rocket] = ahead.map((image) => image.cloneNode());
  const globe = kind === "sun" ? made("i", "globe") : moon;
  const said = made("b", "said");
  said.textContent = words;
  over.append(made("i", "far"), made("i", "rays"), globe, rocket, said);
  over.addEventListener("click", () => over.remove());
  const time = (still.matches ? 1500 : 3000) * Math.max(speed, 0.5);
  const fade = [{ opacity: 0 }, { opacity: 1, offset: 0.04 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }];
  start(over, fade, { duration: time, fill: "both" }).finished.then(() => over.remove(), () => over.remove());
  if (still.matches) return;
  const slowly = { duration: time * 0.75, easing: "cubic-bezier(.2, .7, .3, 1)", fill: "both" };
  start(globe, [{ transform: "translate(-50%, 70vh) scale(.8)" }, { transform: "translate(-50%, -50%)" }], slowly);
  start(said, [{ opacity: 0 }, { opacity: 0, offset: 0.45 }, { opacity: 1, offset: 0.7 }, { opacity: 1 }], slowly);
  if (kind === "sun") {
    const turn = { duration: time, fill: "both" };
    start(over.querySelector(".rays"), [{ transform: "rotate(0deg)" }, { transform: "rotate(50deg)" }], turn);
  } else {
    start(
      over.querySelector(".rocket"),
      [
        { transform: "translate(-12vw, 104vh) rotate(35deg)", opacity: 1 },
        { transform: "translate(52vw, 48vh) rotate(48deg)", opacity: 1, offset: 0.6 },
        { transform: "translate(118vw, -14vh) rotate(58deg)", opacity: 0 },
      ],
      { duration: time * 0.8, easing: "ease-in", fill: "both" },
    );
  }
};

// A game is won: hearts rain once.
export const shower = (speed) => {
  if (!speed || still.matches) return;
  const over = layer(document.body, "show-burst");
  const all = Array.from({ length: 36 }, (_, number) => {
    const piece = number % 5 ? picture("i-heart", "broken") : picture("i-crown", "jack");
    over.append(piece);
    const x = part(number, 3) * innerWidth;
    const turned = (part(number, 5) - 0.5) * 720;
    return start(
      piece,
      [
        { transform: `translate(${x}px, -40px) rotate(0deg)`, opacity: 1 },
        { transform: `translate(${x + (part(number, 9) - 0.5) * 160}px, ${innerHeight + 40}px) rotate(${turned}deg)`, opacity: 0.9 },
      ],
      { duration: (1600 + 1400 * part(number, 7)) * speed, delay: 700 * part(number, 11) * speed, easing: "ease-in", fill: "both" },
    ).finished;
  });
  Promise.allSettled(all).then(() => over.remove());
};

// A score counts up or down to what it has become; whoever writes another one meanwhile has the last word.
export const count = (side, from, to, speed) => {
  const node = document.querySelector(`#seats .seat[data-side="${side}"] .score`);
  if (!node || !speed || still.matches) return;
  let began = 0; // with its first frame, however late that comes
  const time = Math.min(1200, 250 + 60 * Math.abs(to - from)) * speed;
  const last = node.textContent;
  const step = (now) => {
    began ||= now;
    const done = (now - began) / time;
    const on = done < 1 && node.textContent === last;
    if (on) node.dataset.counts = String(Math.round(from + (to - from) * done)).replace("-", "−");
    else delete node.dataset.counts;
    if (on) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
};
