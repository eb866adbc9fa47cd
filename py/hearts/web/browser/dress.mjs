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

const safely = (act) => {
  try {
    return act();
  } catch {
    return null;
  }
};

const sheet = (name) =>
  new Promise((done) => {
    if (!name || name === "felt" || document.querySelector(`link[data-look="${name}"]`)) {
      done();
      return;
    }
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", href: `./assets/themes/${name}.css` });
    link.dataset.look = name;
    link.addEventListener("load", done);
    link.addEventListener("error", () => { link.remove(); done(); });
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

const drawBack = async (name) => {
  const drawing = (await drawings("backs")).get(name);
  if (drawing) document.getElementById("c-back").innerHTML = drawing;
};

// The sprite as the page brought it, to go back to.
const large = new Map();
const drawFaces = async (name) => {
  const faces = name === "classic" ? await drawings("classic") : large;
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

// Puts on what is named: as JSON {theme, season, chrome, back, face}.
export const wear = async (text) => {
  const look = JSON.parse(text);
  chrome = look.chrome;
  face = look.face;
  shade();
  await Promise.all([sheet(look.theme), sheet(look.season)]);
  root.dataset.theme = look.theme;
  root.dataset.season = look.season;
  showPicture(look.theme);
  frame();
  remember();
  for (const [kind, draw] of [["back", drawBack], ["face", drawFaces]]) {
    if (look[kind] === worn[kind]) continue;
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is soon enough
      await draw(look[kind]);
      worn[kind] = look[kind];
    } catch {
      // without a network: the next scene tries again
    }
  }
  root.dataset.face = worn.face;
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
