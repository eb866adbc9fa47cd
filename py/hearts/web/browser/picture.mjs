// A drawing of the game's own becomes a picture file: the page's colours and the portraits are put into it, since a
// picture may fetch nothing. It goes to the device's own way of sharing, else to the downloads.
const SIZE = 1080; // of the picture, in pixels
const FACE = /\.\/assets\/faces\/[\w/-]+\.svg/g;

const asData = async (address) => {
  const answer = await fetch(address);
  const bytes = new TextEncoder().encode(await answer.text());
  return "data:image/svg+xml;base64," + btoa(String.fromCodePoint(...bytes));
};

const filled = async (svg) => {
  const style = getComputedStyle(document.documentElement);
  const drawing = svg.replaceAll(/var\((--[\w-]+)\)/g, (_, name) => style.getPropertyValue(name).trim());
  const addresses = [...new Set(drawing.match(FACE))];
  const faces = await Promise.all(addresses.map(asData));
  return drawing.replaceAll(FACE, (address) => faces[addresses.indexOf(address)]);
};

const painted = async (svg) => {
  const picture = new Image(SIZE, SIZE);
  picture.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(await filled(svg));
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = SIZE;
  canvas.height = SIZE;
  canvas.getContext("2d").drawImage(picture, 0, 0, SIZE, SIZE);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
};

const download = (file) => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 30000);
};

// What became of it: "shared", "saved", or "" where the browser cannot paint it.
export const share = async (svg, name) => {
  try {
    const file = new File([await painted(svg)], name, { type: "image/png" });
    if (navigator.canShare?.({ files: [file] })) {
      try {
        await navigator.share({ files: [file] });
        return "shared";
      } catch (error) {
        if (error.name === "AbortError") return "shared"; // the person has thought better of it
      }
    }
    download(file);
    return "saved";
  } catch {
    return "";
  }
};
