// What the page asks of JavaScript. An error that JavaScript throws ends the whole run of MicroPython, which cannot
// catch it: a `safe` function gives back [result, null], or [null, the error's name]. The promises here never reject.

// MicroPython's asyncio counts by Date.now(), which the user, or a laptop that wakes up, can set back or far ahead: the
// table would stand still. On this page the time only goes forward, an hour at most between two looks. This module
// stands before PyScript in the page, so that nobody has looked at the clock before.
const HOUR = 3600000;
const device = Date.now;
let time = device();
let looked = performance.now();
Date.now = () => {
  const at = performance.now();
  time += Math.min(Math.max(at - looked, 0), HOUR);
  looked = at;
  return Math.floor(time);
};
export const date = () => String(device()); // what the device says that it is now, for what is dated

// The dialogs' sheet comes beside the first card and does not hold it up.
const dialogs = document.createElement("link");
Object.assign(dialogs, { rel: "stylesheet", href: "./assets/style/dialogs.css" });
document.head.append(dialogs);

const safe = (act) => (...given) => {
  try {
    return [act(...given), null];
  } catch (error) {
    return [null, error.name];
  }
};

// Thirty-two bytes that nobody can guess, in hex; pages without https have them too.
export const secret = safe(() =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join(""));

export const put = safe((key, text) => localStorage.setItem(key, text));
// MicroPython would cut a text at a NUL.
export const get = safe((key) => localStorage.getItem(key)?.replaceAll("\0", "\uFFFD") ?? null);
// Notes on the page that what stands on it is the game kept under `key`, or under no key; `last.js` asks for that.
export const stands = safe((key) => {
  document.body.dataset.kept = key && localStorage.getItem(key).length;
});
export const remove = safe((key) => localStorage.removeItem(key));
export const keys = safe(() => JSON.stringify(Object.keys(localStorage)));

// Asks for the table of the game that is kept under `key`. `told` hears "held" or "watching" as soon as it is known and
// whenever that changes, and "written" when another tab has written the game. Gives back what takes the table from
// whoever holds it. What is kept is one for all pages of this origin, whatever their path, and so is the lock. A page
// that is put aside (bfcache) lets go of it, and asks again when it comes back; one that watches asks again when the
// person turns to it. Without Web Locks (a host without https has none) see `holdByName`.
const PATIENCE = 400; // milliseconds that a page which is just being left, as in a reload, may need to let go
const AGAIN = 500; // milliseconds between two looks of a reloaded page whether it has let go after all; so often it looks:
const LOOKS = 20;
const HELD = "moonshot held"; // where a tab that is reloaded finds that it held the table
const SETTLING = 60; // milliseconds for what another tab wrote last to arrive
const nothing = () => {};

const remember = safe((name, text) => sessionStorage.setItem(name, text));
const remembered = (name) => safe(() => sessionStorage.getItem(name))()[0];

export const hold = (key, told) => {
  addEventListener("storage", (event) => {
    if (event.key === key || event.key === null) told("written");
  });
  return (navigator.locks ? holdByLock : holdByName)(key, told);
};

// Calls `told` whenever another tab has written one of these keys, and when a page that was put aside comes back.
export const written = (names, told) => {
  addEventListener("storage", ({ key }) => (key === null || names.split(" ").includes(key)) && told());
  addEventListener("pageshow", ({ persisted }) => persisted && told());
};

const holdByLock = (key, told) => {
  const name = `moonshot ${key}`;
  let letGo = nothing; // of the lock, where it is held
  let asked = 0; // how often; an answer to an earlier question does not count
  let state = "";
  let heard = ""; // what `told` heard last
  const tell = (what) => {
    state = what;
    if (what !== heard) told(what);
    heard = what;
  };
  const free = () => {
    asked += 1;
    state = "";
    letGo();
  };
  const ask = async (options, rest, again = nothing) => {
    free();
    const mine = asked;
    try {
      await navigator.locks.request(name, options, async (lock) => {
        if (rest) await new Promise((done) => setTimeout(done, rest));
        if (mine !== asked) return undefined;
        tell(lock ? "held" : "watching");
        return lock && new Promise((done) => { letGo = done; });
      });
    } catch (error) {
      // Where nobody holds it, this page was only too busy to hear in time that it may.
      const late = error.name === "AbortError" && again !== nothing && !(await taken());
      if (mine !== asked) return;
      asked += 1;
      if (late) again();
      else tell(error.name === "AbortError" ? "watching" : "held"); // taken, or not to be had in time; or no locks at all
    }
  };
  const inUse = async () => (await navigator.locks.query()).held.some((lock) => lock.name === name);
  const taken = async () => {
    try {
      if (!(await inUse())) return false;
      await new Promise((done) => setTimeout(done, SETTLING)); // it may be what this page was given too late
      return await inUse();
    } catch {
      return true;
    }
  };
  const open = () => {
    if (remembered(HELD) === key) setTimeout(() => look(LOOKS), PATIENCE + AGAIN);
    wait(PATIENCE);
  };
  const wait = (patience) => {
    const waiting = new AbortController();
    setTimeout(() => waiting.abort(), patience);
    ask({ signal: waiting.signal }, 0, () => wait(2 * patience));
  };
  const look = (times) => {
    if (!times || state === "held") return;
    turn();
    setTimeout(() => look(times - 1), AGAIN);
  };
  const turn = () => {
    if (state === "watching" && document.visibilityState === "visible") ask({ ifAvailable: true }, SETTLING);
  };
  addEventListener("pagehide", () => {
    remember(HELD, state === "held" ? key : "");
    free();
    tell("watching");
  });
  addEventListener("pageshow", (event) => {
    if (event.persisted) open();
  });
  addEventListener("focus", turn);
  document.addEventListener("visibilitychange", turn);
  open();
  return () => void ask({ steal: true }, SETTLING);
};

// Without Web Locks the holder's name stands beside the game: the tab that was opened or asked last holds the table. A
// tab that was killed leaves its name, and who turns to another one takes the table with one press.
const holdByName = (key, told) => {
  const place = `moonshot holder of ${key}`;
  const own = `${performance.timeOrigin} ${Math.random()}`;
  let held = false;
  const tell = (now) => {
    if (held !== now) told(now ? "held" : "watching");
    held = now;
  };
  const take = () => {
    put(place, own);
    setTimeout(() => tell([own, null].includes(get(place)[0])), held ? 0 : SETTLING); // null: nothing can be kept
  };
  const turn = () => {
    if (!held && document.visibilityState === "visible" && get(place)[0] === null) take();
  };
  addEventListener("storage", (event) => {
    if (event.key === place && event.newValue !== null && get(place)[0] !== own) tell(false);
  });
  addEventListener("pagehide", () => {
    if (get(place)[0] === own) remove(place);
    tell(false);
  });
  addEventListener("pageshow", (event) => {
    if (event.persisted) take();
  });
  addEventListener("focus", turn);
  document.addEventListener("visibilitychange", turn);
  put(place, own);
  tell(true);
  return take;
};

export const fits = safe((condition) => matchMedia(condition).matches);
export const capture = safe((element, pointer) => element.setPointerCapture(pointer));

export const decode = safe(decodeURIComponent);
export const encode = safe(encodeURIComponent);

// Whether the browser can read what is at this address as a picture.
export const shows = (address) =>
  new Promise((tell) => {
    const picture = new Image();
    picture.addEventListener("load", () => tell(true));
    picture.addEventListener("error", () => tell(false));
    picture.src = address;
  });

// A file of the game's own, as text (empty where there is none to be had) or as bytes (then null).
export const fetchText = async (path) => {
  try {
    const answer = await fetch(path);
    return answer.ok ? await answer.text() : "";
  } catch {
    return "";
  }
};

export const fetchBytes = async (path) => {
  try {
    const answer = await fetch(path);
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
  } catch {
    return null;
  }
};

// A half of a court card's art, and the same turned around the middle of its 650 × 1000: of an arc all but its end stays.
const turned = (letter, rest) =>
  letter + (rest.match(/-?[\d.]+/g) ?? []).map((number, at) => (letter === "a" && at % 7 < 5 ? number : -number)).join(" ");
const whole = (half) => `${half}M650 1000${half.replace(/([a-z])([^a-z]*)/g, (_, ...part) => turned(...part))}`;

// The art of the court cards, put into the page card by card, so that the browser can do something else in between:
// first into those of the hand, before they are turned up.
const held = ([, card]) => document.querySelector(`#hand [data-card=${card}]`);
export const drawCourts = async () => {
  const text = await fetchText("./assets/table/courts.svg");
  const all = [...text.matchAll(/^<g id="(..)">(.*)<\/g>$/gm)];
  const mine = all.filter(held);
  for (const [, card, drawing] of [...mine, ...all.filter((each) => !mine.includes(each))]) {
    document.getElementById("art-" + card).innerHTML = drawing.replace(/half="([^"]+)"/g, (_, half) => `d="${whole(half)}"`);
    // oxlint-disable-next-line no-await-in-loop -- one card after the other, so that the page stays alive
    await new Promise((go) => setTimeout(go));
  }
  if (!text) setTimeout(drawCourts, 10000);
};

// Puts styles into the page, after those that it links.
export const dress = safe((text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
});

// The text of a file that the player has chosen; empty where it does not read.
export const read = async (file) => {
  try {
    return await file.text();
  } catch {
    return "";
  }
};

const inLines = safe((text) => JSON.stringify(JSON.parse(text), null, 1));

// Offers a text as a download; JSON in lines that a person can edit.
export const save = (name, text) => {
  const lines = inLines(text)[0] ?? text;
  const link = document.createElement("a");
  const type = name.endsWith(".json") ? "application/json" : "text/plain";
  link.href = URL.createObjectURL(new Blob([lines], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 30000);
};

// Whether the text is on the clipboard now.
export const copy = async (text) => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

// Hands a text to the device's own way of sharing; where there is none, it goes to the clipboard.
export const share = async (text) => {
  try {
    if (navigator.share) {
      await navigator.share({ text });
      return "shared";
    }
  } catch (error) {
    if (error.name === "AbortError") return "shared"; // the person has thought better of it
  }
  return (await copy(text)) ? "copied" : "";
};

// Whether each byte costs: then nobody fetches the heavy files unasked.
export const metered = () => {
  const connection = navigator.connection;
  return Boolean(connection?.saveData || connection?.type === "cellular");
};

// Whether this browser starts workers at all.
export const works = () => {
  try {
    const url = URL.createObjectURL(new Blob());
    new Worker(url).terminate();
    URL.revokeObjectURL(url);
    return true;
  } catch {
    return false;
  }
};

// The page's side of the service worker; null where it cannot be had.
export const offline = () => import("./offline.mjs").catch(() => null);

// What makes a picture of a drawing; null where the module cannot be had.
export const picture = () => import("./picture.mjs").catch(() => null);

// The archive in IndexedDB, and the spare copy of the saved game there; null where the module cannot be had.
export const archive = () => import("./archive.mjs").catch(() => null);
export const spare = () => import("./spare.mjs").catch(() => null);
// The browser's offer to install the game is kept for a player who asks for it; the browser shows nothing by itself.
let offer = null;
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = event;
});
export const offered = () => offer !== null;
export const useOffer = async () => {
  const mine = offer;
  offer = null; // it can be used once
  await mine?.prompt();
  return mine?.userChoice;
};
export const linking = () => import("./link.mjs").catch(() => null);
export const installing = () => import("./install.mjs").catch(() => null);
export const moving = () => import("./moves.mjs").catch(() => null);
export const intl = () => import("./intl.mjs").catch(() => null);
export const dressing = () => import("./dress.mjs").catch(() => null);
export const sounding = () => import("./sound.mjs").catch(() => null);
export const peopling = () => import("./people.mjs").catch(() => null);
