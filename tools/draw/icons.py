"""The game's icon in the shapes that systems ask for: a heart with the moon cut into it.

`python -m tools.draw.icons` writes assets/icons anew: the drawings, and with the tests' Chromium their PNGs.
"""

from playwright.sync_api import sync_playwright

from tools.browser import find_browser
from tools.places import ROOT

FOLDER = ROOT / "assets/icons"
CLOTH, RED = "#0c3b26", "#d8344a"
HEART = (
    '<path fill="{fill}" fill-rule="evenodd" d="M256 428C146 352 78 284 78 198a92 92 0 0 1 178-36a92 92 0 0 1 178 '
    '36c0 86-68 154-178 230ZM258 196a64 64 0 1 0 62.4 80.800a51 51 0 1 1-62.4-80.800Z"/>'
)
SHINE = (
    '<path fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="14" stroke-linecap="round" '
    'd="M106 196a64 64 0 0 1 54-62"/>'
)
TITLE = "<title>Moonshot Hearts: a heart with the moon cut into it</title>"
# A launcher cuts what lies outside of four fifths of the width: the heart is drawn smaller, the cloth goes to the edge.
SAFE = f'<rect width="512" height="512" fill="{CLOTH}"/><g transform="translate(25.6 25.6) scale(.9)">{{}}</g>'

PLAIN = HEART.format(fill=RED) + SHINE
DRAWINGS = {
    "icon": f'<rect width="512" height="512" rx="112" fill="{CLOTH}"/>' + PLAIN,
    "maskable": SAFE.format(PLAIN),
    "monochrome": HEART.format(fill="#fff"),  # the system takes the shape alone, and colours it
}
PICTURES = {  # each PNG: of which drawing, how wide
    "icon-192": ("icon", 192),
    "icon-512": ("icon", 512),
    "maskable-192": ("maskable", 192),
    "maskable-512": ("maskable", 512),
    "monochrome-512": ("monochrome", 512),
    "icon-180": ("maskable", 180),  # for iPhones, which round it off themselves
}


def drawing(name: str) -> str:
    """One of the drawings as SVG."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">{TITLE}{DRAWINGS[name]}</svg>\n'


def main() -> None:
    """Write all of them."""
    (FOLDER / "icon.svg").write_text(drawing("icon"), "utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser())
        for picture, (name, width) in PICTURES.items():
            page = browser.new_page(viewport={"width": width, "height": width})
            page.set_content(f"<style>*{{margin:0;display:block}}</style>{drawing(name)}")
            page.screenshot(path=FOLDER / f"{picture}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
