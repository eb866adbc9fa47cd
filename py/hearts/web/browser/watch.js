// Sees that each file of the game arrives whole, and says in a sentence which one does not. A classic script before all
// others, so that it works where modules, WebAssembly or Python do not. What the page fetches ahead is on its way before
// this is here. The sentences stand on #late in the page.
/* oxlint-disable unicorn/consistent-function-scoping -- outside of its block each name would be one of the page's */
{
  const sums = new Map(); // address: hash
  const plainFetch = globalThis.fetch;
  let told = false;

  // The table as it was dressed last, before anything is painted: its theme, the season's dress, dark dialogs or not.
  try {
    const words = /^(\w+) (\w*) (dark|light)( classic)?$/.exec(localStorage.getItem("hearts.look") || "");
    const dress = document.documentElement.dataset;
    if (words) [, dress.theme, dress.season, dress.chrome] = words;
    if (words?.[4]) dress.face = "waits"; // for drawings that come later
    if (!words && matchMedia("(prefers-color-scheme: dark)").matches) dress.chrome = "dark";
    for (const name of [dress.theme, dress.season]) {
      if (!name || name === "felt") continue;
      const link = document.createElement("link");
      Object.assign(link, { rel: "stylesheet", href: `./assets/themes/${name}.css`, blocking: "render" });
      link.dataset.look = name;
      document.head.append(link);
    }
  } catch {
    // the browser keeps nothing: the usual table
  }

  // What the layout follows, so that nothing moves when Python is there: some settings, and how many play.
  const stored = (key) => {
    try {
      return JSON.parse(localStorage.getItem(key)) || {};
    } catch {
      return {}; // nothing yet, refused, or damaged: Python tells it
    }
  };
  const asked = new URLSearchParams(location.search);
  const seated = () => {
    try {
      return asked.has("seed") || asked.has("preset") ? null : localStorage.getItem("hearts.game").match(/^seat \d /gm);
    } catch {
      return null; // no game
    }
  };
  const players = () => {
    const { length } = seated() || (asked.has("preset") ? [] : stored("hearts.setup").seats || []);
    return length >= 3 && length <= 6 ? length : 4;
  };
  const settings = stored("hearts.settings");
  Object.assign(document.documentElement.dataset, {
    leftHanded: settings.left_handed === true,
    scores: settings.scores !== false,
    seen: settings.seen === true,
    rows: ["wide", "two"].includes(settings.rows) ? settings.rows : "one",
    players: players(),
  });

  const home = new URL("./", document.baseURI).href;
  const bare = (address) => new URL(address, home).href.split(/[?#]/)[0];

  const sum = (address) => {
    if (!sums.size) {
      for (const meta of document.querySelectorAll('meta[name="file"]')) {
        const [hash, path] = meta.content.split(" ");
        sums.set(bare(path), hash);
      }
    }
    return sums.get(bare(address));
  };

  const parsed = new Promise((done) => {
    if (document.readyState !== "loading") done();
    else document.addEventListener("DOMContentLoaded", done);
  });

  // What is wrong with a file: which sentence says it, and the type under which it came.
  const fault = async (address) => {
    let answer;
    try {
      answer = await plainFetch(address, { cache: "no-store" });
    } catch {
      return ["lost", ""];
    }
    const type = (answer.headers.get("Content-Type") || "").split(";")[0];
    if (!answer.ok || (type === "text/html" && !address.endsWith(".html"))) return ["missing", type];
    if (/\.m?js$/.test(address) && !/javascript|ecmascript/.test(type)) return ["type", type];
    return ["damaged", type];
  };

  // Says once why the game cannot start.
  const tell = async (address) => {
    if (told) return;
    told = true;
    const [kind, type] = await fault(address);
    await parsed;
    const late = document.getElementById("late");
    const file = address.replace(home, "");
    late.textContent = late.dataset[kind].replace("[file]", file).replace("[type]", type);
    document.body.dataset.stopped = "";
  };

  // Whether what is fetched ahead arrives as it should.
  const arrives = async ({ href, integrity }) => {
    try {
      const answer = await plainFetch(href, { integrity, cache: "no-store" });
      return answer.ok && /javascript|ecmascript/.test(answer.headers.get("Content-Type"));
    } catch {
      return false;
    }
  };

  // A script does not load where one that it imports does not: that one is to be told.
  const atFault = async (script) => {
    const links = [...document.querySelectorAll("link[rel=modulepreload]")];
    const whole = await Promise.all(links.map(arrives));
    return bare(links[whole.indexOf(false)]?.href ?? script);
  };

  // Scripts and styles tell when they do not load; the table's own style was there before this, or it never comes.
  addEventListener(
    "error",
    ({ target }) => {
      if (target.localName === "script" && target.src) atFault(target.src).then(tell);
      if (target.localName === "link" && target.matches("[rel=stylesheet]:not([data-look])")) tell(bare(target.href));
    },
    true,
  );
  for (const { href, sheet } of document.querySelectorAll("link[rel=stylesheet]:not([data-look])")) {
    if (!sheet?.cssRules.length) tell(bare(href));
  }

  // A file that is fetched is held to its hash; one that is wrong is fetched once more, past the browser's cache.
  globalThis.fetch = async (file, given) => {
    const integrity = typeof file === "string" ? sum(file) : undefined;
    if (!integrity) return plainFetch(file, given);
    try {
      const answer = await plainFetch(file, { ...given, integrity });
      if (answer.ok) return answer;
    } catch {
      // once more
    }
    try {
      return await plainFetch(file, { ...given, integrity, cache: "reload" });
    } catch (error) {
      if (document.body.dataset.phase === "start") tell(bare(file));
      throw error;
    }
  };
}
