// How a language writes numbers, lists and dates, by the browser's Intl. What cannot be written comes back empty: an
// error would end MicroPython's run.

const NUMBERS = { number: {}, signed: { signDisplay: "exceptZero" }, percent: { style: "percent" } };
const DAYS = {
  day: { dateStyle: "long", timeZone: "UTC" },
  month: { year: "numeric", month: "long", timeZone: "UTC" },
};
const MOMENTS = { moment: { dateStyle: "medium", timeStyle: "short" }, time: { hour: "2-digit", minute: "2-digit" } };

let region = "en-GB";
export const use = (one) => {
  region = one;
};

const made = new Map(); // each takes far longer to make than to use
const of = (Kind, options, where = region) => {
  const key = where + JSON.stringify(options);
  if (!made.has(key)) made.set(key, new Kind(where, options));
  return made.get(key);
};

// Time is told as the people of the device's own region do it, if their language is the same.
const here = () => {
  const own = new Intl.DateTimeFormat().resolvedOptions().locale;
  return own.split("-")[0] === region.split("-")[0] ? own : region;
};

// CLDR's English has a hyphen for a minus.
const number = (options, text) => {
  const digits = text.split(".")[1]?.length ?? 0;
  const shown = { ...options, useGrouping: false, minimumFractionDigits: digits, maximumFractionDigits: digits };
  return of(Intl.NumberFormat, shown).format(options.style ? `${text}e-2` : text).replace("-", "−");
};

// Facts in a row have no "and": only what stands between the first two of a list.
const list = (kind, parts) => {
  const listing = of(Intl.ListFormat, { type: "conjunction" });
  return kind === "all" ? listing.format(parts) : parts.join(listing.formatToParts(["a", "b", "c"])[1].value);
};

const safe = (act) => (...given) => {
  try {
    return act(...given);
  } catch {
    return "";
  }
};

export const plural = safe((count) => of(Intl.PluralRules, {}).select(count));

export const written = safe((kind, text) => {
  if (kind in NUMBERS) return number(NUMBERS[kind], text);
  if (kind === "all" || kind === "row") return list(kind, text.split("\n"));
  if (kind in DAYS) return of(Intl.DateTimeFormat, DAYS[kind]).format(new Date(text));
  return of(Intl.DateTimeFormat, MOMENTS[kind], here()).format(new Date(Number(text)));
});
