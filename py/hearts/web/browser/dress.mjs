// How the table is dressed: the theme, the season's dress, dark or light dialogs, backs, faces and one's own picture.
// What is chosen lies in the storage as "hearts.look", so that watch.js can put it on before the first paint.
const KEY = "hearts.look";
const PICTURE = "hearts.picture";
const MOST = 380000; // letters of a picture, as it is kept
const WIDE = 1600; // pixels

const root = document.documentElement;
const dark = matchMedia("(prefers-color-scheme: dark)");
const deep = { backs: null, classic: null }; // drawings by name, once they have been fetched
const worn = { back: "moon", face: "large" };
let chrome = "auto";
let face = "large"; // as it was chosen
let latest = 0; // how often it has been said what to put on

const safely = (act) => {
  try {
    return act();
  } catch {
    return null;
  }
};

// Whether the styles of a theme, of a season or of the tints have come.
const sheet = (name) =>
  new Promise((done) => {
    if (!name || name === "felt" || document.querySelector(`link[data-look="${name}"]`)) {
      done(true);
      return;
    }
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", href: `./assets/themes/${name}.css` });
    link.dataset.look = name;
    link.addEventListener("load", () => done(true));
    link.addEventListener("error", () => { link.remove(); done(false); });
    document.head.append(link);
  });

const shade = () => {
  const night = chrome === "dark" || (chrome === "auto" && dark.matches);
  root.dataset.chrome = night ? "dark" : "light";
};

const frame = () => {
  const bar = getComputedStyle(root).getPropertyValue("--bar").trim();
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.content = bar;
};

const remember = () => {
  const { theme = "felt", season = "" } = root.dataset;
  const text = `${theme} ${season} ${root.dataset.chrome}${face === "classic" ? " classic" : ""}`;
  const usual = text === `felt  ${dark.matches ? "dark" : "light"}` && chrome === "auto";
  safely(() => (usual ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, text)));
};

const drawings = async (name) => {
  if (!deep[name]) {
    const answer = await fetch(`./assets/table/${name}.svg`);
    deep[name] = new Map([...(await answer.text()).matchAll(/^<g id="(\w+)">(.*)<\/g>$/gm)].map(([, id, drawing]) => [id, drawing]));
  }
  return deep[name];
};

const drawBack = (name, backs) => {
  if (backs.has(name)) document.getElementById("c-back").innerHTML = backs.get(name);
};

// The sprite as the page brought it, to go back to.
const large = new Map();
const drawFaces = (name, faces) => {
  for (const [card, drawing] of faces) {
    const symbol = document.getElementById(`c-${card}`);
    const art = document.getElementById(`art-${card}`)?.innerHTML;
    if (name === "classic") large.set(card, symbol.innerHTML);
    symbol.innerHTML = drawing;
    if (art !== undefined) document.getElementById(`art-${card}`).innerHTML = art;
  }
};

const showPicture = (theme) => {
  const text = theme === "picture" ? safely(() => localStorage.getItem(PICTURE)) : null;
  const fits = /^data:image\/(jpeg|webp);base64,[\w+/=]+$/.test(text || "");
  const veil = "linear-gradient(rgb(9 12 15 / 62%), rgb(9 12 15 / 62%))";
  if (fits) root.style.setProperty("--cloth", `${veil}, center / cover url("${text}")`);
  else root.style.removeProperty("--cloth");
};

// What is drawn anew: where its drawings come from, and how they are put on.
const KINDS = [
  ["back", () => drawings("backs"), drawBack],
  ["face", (name) => (name === "classic" ? drawings("classic") : large), drawFaces],
];

// Puts on what is named: as JSON {theme, season, chrome, back, tint, face}. Whether all of it has come; where something else
// is to be put on meanwhile, that call answers for it.
export const wear = async (text) => {
  const look = JSON.parse(text);
  const mine = (latest += 1);
  chrome = look.chrome;
  face = look.face;
  shade();
  const came = await Promise.all([sheet(look.theme), sheet(look.season), sheet(look.tint === "auto" ? "" : "tints")]);
  if (mine !== latest) return true;
  root.dataset.theme = look.theme;
  root.dataset.season = look.season;
  root.dataset.tint = look.tint;
  showPicture(look.theme);
  frame();
  remember();
  for (const [kind, source, draw] of KINDS) {
    if (look[kind] === worn[kind]) continue;
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is soon enough
      const found = await source(look[kind]);
      if (mine !== latest) return true;
      draw(look[kind], found);
      worn[kind] = look[kind];
    } catch {
      came.push(false); // without a network
    }
  }
  root.dataset.face = worn.face;
  return came.every(Boolean);
};

dark.addEventListener("change", () => {
  shade();
  remember();
});

export const today = () => {
  const now = new Date();
  return `${now.getFullYear()}-${now.getMonth() + 1}-${now.getDate()}`;
};

// All themes, for small pictures of them.
export const all = (names) => Promise.all(names.split(" ").map(sheet));
// All backs, as drawings by name, in JSON.
export const backs = async () => JSON.stringify(Object.fromEntries(await drawings("backs").catch(() => new Map())));
export const classic = async (card) => (await drawings("classic").catch(() => new Map())).get(card) ?? "";

// Keeps a picture of the player's own: drawn anew, so small that it can be kept. "" or why not: "read", "room".
export const takePicture = async (file) => {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return "read";
  for (let wide = Math.min(WIDE, picture.width), turn = 0; turn < 6; wide *= 0.75, turn += 1) {
    const canvas = document.createElement("canvas");
    canvas.width = wide;
    canvas.height = (picture.height * wide) / picture.width;
    canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height);
    const text = canvas.toDataURL("image/jpeg", 0.72);
    if (text.length <= MOST) return safely(() => localStorage.setItem(PICTURE, text) ?? "") ?? "room";
  }
  return "room";
};
