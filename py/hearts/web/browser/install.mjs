// Installing: what this browser offers, whether the game runs as an app, and what the system hands over to it.
import { offered, useOffer } from "./doors.mjs";

const SHARED = "shared"; // what ?open= asks for when something has been shared with the game
const opened = (address) => new URL(address, document.baseURI).searchParams.get("open") || "";
const first = location.href;
let installed = false;

const asApp = () =>
  installed || navigator.standalone === true || matchMedia("(display-mode: standalone), (display-mode: minimal-ui)").matches;

const byHand = () =>
  "standalone" in navigator ||
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

// "installed"; "offered", where `install` asks the player; "by hand" on iPhones and iPads; else "unknown".
export const state = () => (asApp() ? "installed" : offered() ? "offered" : byHand() ? "by hand" : "unknown");

// Has the browser ask the player; whether the game is being installed.
export const install = async () => {
  try {
    return (await useOffer())?.outcome === "accepted";
  } catch {
    return false;
  }
};

const shared = async () => {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((done) => {
    port1.addEventListener("message", ({ data }) => done(data));
    setTimeout(done, 5000, null);
  });
  port1.start();
  navigator.serviceWorker?.controller?.postMessage(SHARED, [port2]);
  return answer;
};

const file = async (given) => ({ name: given.name, text: given.size > most ? "" : await given.text(), size: given.size });
let most = 0; // bytes of a file that is read at all

const brings = ({ dataTransfer, target }) =>
  dataTransfer?.types.includes("Files") && !target.closest?.("input, label, textarea");

// `come(name, text, size)` hears of each file that the system hands over or that is dropped on the page, `open(what)` of
// what the address or a shortcut asks for; `done()` is called when the game has been installed. A text that is too large
// comes empty, with its size.
export const begin = (limit, come, open, done) => {
  most = limit;
  const take = async (given) => {
    const found = await given.catch(() => null);
    if (found) come(found.name, found.text, found.size);
  };
  const ask = (what) => (what === SHARED ? take(shared()) : what && open(what));
  let started = false;
  addEventListener("appinstalled", () => {
    installed = true;
    done();
  });
  globalThis.launchQueue?.setConsumer(({ targetURL, files }) => {
    for (const handle of files || []) take(handle.getFile().then(file));
    if (targetURL && (started || targetURL !== first)) ask(opened(targetURL));
    started = true;
  });
  addEventListener("dragover", (event) => brings(event) && event.preventDefault());
  addEventListener("drop", (event) => {
    if (!brings(event)) return;
    event.preventDefault(); // else the browser would leave the game for the file
    if (event.dataTransfer.files.length) take(file(event.dataTransfer.files[0]));
  });
  ask(opened(first));
  if (opened(first)) {
    const rest = new URL(first);
    rest.searchParams.delete("open"); // a reload is not to ask for it again
    history.replaceState(history.state, "", rest);
  }
};
