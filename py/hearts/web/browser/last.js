// The last scene of the game on the table: kept when the player leaves, painted when they come back, before Python is
// there to draw the true one. It is what the one person at the screen saw: their hand, the open trick, names and scores.
// A classic script behind the table's markup. It shows nothing unless the saved game is the very one that was left, and
// makes elements of plain values alone, so that nothing that is kept can run.
/* oxlint-disable unicorn/consistent-function-scoping -- outside of its block each name would be one of the page's */
{
  const KEY = "hearts.scene";
  const GAME = "hearts.game";
  const BUILD = document.querySelector('meta[name="build"]').content;
  const { body } = document;
  const asked = new URLSearchParams(location.search);
  const own = !asked.has("seed") && !asked.has("preset"); // a game by a link is begun more often than gone on with

  const SHAPES = {
    card: /^[2-9TJQKA][CDSH]$/,
    looks: /^[a-z ]{0,40}$/,
    style: /^(--[a-z]{1,2}: ?-?[\d.]{1,8}(deg)?;? ?){0,6}$/,
    face: /^\.\/assets\/faces\/[a-z\d/-]{1,60}\.svg$/,
    side: /^[0-5]$/,
    at: /^(left|right)$/,
    says: /^(above|below|beside)$/,
    phase: /^(pass|play)$/,
    deck: /^(two|four)$/,
  };
  const fits = (shape, value) => (typeof value === "string" && SHAPES[shape].test(value) ? value : "");
  const words = (value) => String(value ?? "").slice(0, 80);
  const all = (where) => [...document.querySelectorAll(where)];

  // A short sum of a saved game and of this build.
  const sum = (record) => {
    let total = 0;
    for (let at = 0; at < record.length; at += 1) total = (Math.imul(total, 31) + record.charCodeAt(at)) | 0;
    return `${BUILD} ${record.length} ${total}`;
  };

  // ---- what is seen now ----

  const card = ({ dataset, className, style }) => [
    dataset.card,
    className.replace(/ (up|lift|held)\b/g, ""), // what was chosen is not kept
    style.cssText.replace(/ ?--(wait|drag):[^;]*;?/g, ""),
  ];
  const seat = (node) => ({
    looks: node.className,
    style: node.style.cssText,
    side: node.dataset.side,
    at: node.dataset.at,
    top: "top" in node.dataset,
    says: node.dataset.says,
    face: node.querySelector("img").getAttribute("src"),
    called: node.querySelector(".called").textContent,
    score: node.querySelector(".score").textContent,
    deal: node.querySelector(".deal").textContent,
  });
  const seen = (record) => ({
    sum: sum(record),
    phase: body.dataset.phase,
    deck: body.dataset.deck,
    diabolo: "diabolo" in body.dataset,
    broken: !document.getElementById("badge").hidden,
    title: document.getElementById("title").textContent,
    hand: all("#hand .card").map(card),
    trick: all("#trick .won").length ? [] : all("#trick .card.trick").map(card),
    seats: all("#seats .seat").map(seat),
  });

  const keep = () => {
    try {
      const record = localStorage.getItem(GAME) || "";
      const mine = !("stopped" in body.dataset || "practice" in body.dataset || "problem" in body.dataset);
      const playing = mine && fits("phase", body.dataset.phase);
      if (playing && record && String(record.length) === body.dataset.kept)
        localStorage.setItem(KEY, JSON.stringify(seen(record)));
      else drop();
    } catch {
      drop(); // the storage is full, or refused
    }
  };

  const drop = () => {
    try {
      localStorage.removeItem(KEY);
    } catch {
      // there is nothing to be dropped
    }
  };

  // ---- what was seen ----

  const paintCard = (home, [code, looks, style]) => {
    if (!fits("card", code)) return;
    const node = document.getElementById("card").content.firstElementChild.cloneNode(true);
    node.className = fits("looks", looks);
    node.style.cssText = fits("style", style);
    node.removeAttribute("role");
    node.setAttribute("aria-hidden", "true");
    node.dataset.card = code;
    node.querySelector("use").setAttribute("href", `#c-${code}`);
    home.append(node);
  };

  const paintSeat = (home, kept) => {
    const node = document.getElementById("seat").content.firstElementChild.cloneNode(true);
    node.className = fits("looks", kept.looks);
    node.style.cssText = fits("style", kept.style);
    for (const name of ["side", "at", "says"]) node.dataset[name] = fits(name, kept[name]);
    if (kept.top) node.dataset.top = "";
    node.setAttribute("aria-hidden", "true");
    const disc = document.createElement("span"); // nothing can be pressed yet
    disc.className = "disc";
    disc.append(node.querySelector("img"));
    node.querySelector("button").replaceWith(disc);
    if (fits("face", kept.face)) node.querySelector("img").src = kept.face;
    for (const name of ["called", "score", "deal"]) node.querySelector(`.${name}`).textContent = words(kept[name]);
    home.append(node);
  };

  const paint = () => {
    const kept = JSON.parse(localStorage.getItem(KEY) || "null");
    if (!kept || kept.sum !== sum(localStorage.getItem(GAME) || "")) return;
    body.dataset.last = fits("phase", kept.phase);
    body.dataset.deck = fits("deck", kept.deck);
    document.getElementById("title").textContent = words(kept.title);
    if (kept.diabolo) body.dataset.diabolo = "";
    document.getElementById("badge").hidden = kept.broken !== true;
    const prompt = document.getElementById("prompt");
    prompt.textContent = prompt.dataset.back;
    const seats = document.getElementById("seats");
    seats.replaceChildren();
    for (const one of kept.seats.slice(0, 6)) paintSeat(seats, one);
    document.getElementById("hand").dataset.dims = "";
    for (const name of ["hand", "trick"])
      for (const one of kept[name].slice(0, 20)) paintCard(document.getElementById(name), one);
  };

  if (own) {
    try {
      paint();
    } catch {
      // what is kept is damaged: Python draws the table in a moment
    }
    drop(); // while the game is played it takes no room
    let left = false; // once the page is left it lets go of the table, and what it shows then is nobody's scene
    addEventListener("pagehide", () => {
      keep();
      left = true;
    });
    addEventListener("pageshow", (event) => {
      left = false;
      if (event.persisted) drop();
    });
    document.addEventListener("visibilitychange", () => {
      if (left) return;
      if (document.hidden) keep();
      else drop();
    });
  }
}
