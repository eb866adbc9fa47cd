// A text as a QR code. The build's tools draw it in the terminal, the page as a picture.
import qrcode from "qrcode-generator";

const QUIET = 4; // modules of white around it, which readers need

// The code's rows of true (dark) and false, without the white around it.
export const rows = (text) => {
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  const all = [...Array(code.getModuleCount()).keys()];
  return all.map((row) => all.map((column) => code.isDark(row, column)));
};

// The path of an SVG that draws the dark modules, and its size in modules with the white around; null for a text that
// is too long.
export const drawn = (text) => {
  try {
    const found = rows(text);
    const path = found.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : "")));
    return JSON.stringify([path.join(""), found.length + 2 * QUIET]);
  } catch {
    return null;
  }
};

// The same for a terminal, two rows in a line; dark on light, whatever the terminal's colours are.
export const inLetters = (text) => {
  const found = rows(text);
  const size = found.length + 2 * QUIET;
  const dark = (x, y) => found[y - QUIET]?.[x - QUIET] ?? false;
  const lines = [];
  for (let y = 0; y < size; y += 2) {
    const line = Array.from({ length: size }, (_, x) => " ▄▀█"[2 * !dark(x, y) + !dark(x, y + 1)]);
    lines.push(`\u001B[97;40m${line.join("")}\u001B[0m`);
  }
  return lines.join("\n");
};
