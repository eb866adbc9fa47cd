"""The game as an app: icons as they are drawn, colours that the table has, addresses that hold in any folder."""

import json
import re
from pathlib import Path

from tools.draw.icons import DRAWINGS, FOLDER, PICTURES, drawing

ROOT = Path(__file__).resolve().parents[2]
MANIFEST = json.loads((FOLDER / "manifest.webmanifest").read_text("utf-8"))
TOKENS = (ROOT / "assets/style/tokens.css").read_text("utf-8")
PAGE = (ROOT / "index.html").read_text("utf-8")


def test_the_icon_is_the_one_that_is_drawn() -> None:
    assert (FOLDER / "icon.svg").read_text("utf-8") == drawing("icon")
    assert {name for name, _ in PICTURES.values()} == set(DRAWINGS)
    named = {icon["src"] for icon in MANIFEST["icons"]} | set(re.findall(r'"\./assets/icons/([^"]+png)"', PAGE))
    assert named == {"icon.svg"} | {f"{picture}.png" for picture in PICTURES}


def test_the_browsers_own_parts_have_the_tables_colours() -> None:
    told = re.findall(r'name="theme-color" media="\(prefers-color-scheme: (\w+)\)" content="(#\w+)"', PAGE)
    assert [scheme for scheme, _ in told] == ["light", "dark"]
    colours = [colour for _, colour in told] + [MANIFEST["theme_color"], MANIFEST["background_color"]]
    assert all(re.search(rf"--(bar|bar-low|felt-dark): {colour};", TOKENS) for colour in colours)


def test_the_manifest_names_nothing_outside_the_games_folder() -> None:
    addresses = [MANIFEST["start_url"], MANIFEST["scope"], MANIFEST["share_target"]["action"]]
    addresses += [one["url"] for one in MANIFEST["shortcuts"]] + [one["action"] for one in MANIFEST["file_handlers"]]
    assert all(re.match(r"\.\./\.\./(?!\.|/)", address) or address == "../../" for address in addresses)
    assert MANIFEST["display"] == "standalone"
    assert "id" not in MANIFEST, "it would count from the root of the host: two copies would be one app"
