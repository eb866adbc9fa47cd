"""The icons of the menu and of its rooms: outlines on a square of 24, drawn as wide as the tools of the bar."""

from __future__ import annotations

from hearts.web.markup import Markup, html

_PATHS = {
    "play": '<rect x="4" y="6.5" width="9.5" height="13.5" rx="1.8" transform="rotate(-9 8 13)"/>'
    '<path d="M12.2 5.2l4.9.9a1.8 1.8 0 0 1 1.4 2.1l-1.7 9M18.5 14.5v6M15.5 17.5h6"/>',
    "today": '<rect x="3.500" y="5" width="17" height="15.500" rx="2"/><path d="M3.500 10h17M8 2.500v5M16 2.500v5"/>'
    '<path d="M12 18c-3-2-4-3-4-4.300a2 2 0 0 1 4-.500 2 2 0 0 1 4 .500c0 1.300-1 2.300-4 4.300z"/>',
    "people": '<circle cx="8.500" cy="8" r="3.300"/><path d="M2.500 19.500c.4-4 2.800-6 6-6s5.600 2 6 6z"/>'
    '<path d="M14.500 4.900a3.300 3.300 0 0 1 0 6.200M17 13.900c2.600.7 4.200 2.600 4.500 5.600H18"/>',
    "train": '<circle cx="11" cy="13" r="8"/><circle cx="11" cy="13" r="3.6"/>'
    '<path d="M11 13l7-7M16 8V4.500l2.500-2V5h2.500l-2 2.500z"/>',
    "games": '<path d="M7 4h10v5a5 5 0 0 1-10 0zM7 6H3.500c0 3.500 1.500 5 4 5M17 6h3.500c0 3.500-1.500 5-4 5'
    'M12 14v4M8 20.500h8M9.500 18h5l.800 2.500"/>',
    "learn": '<path d="M12 6.500C10 5 7 4.600 3.500 5v13.500c3.500-.4 6.500 0 8.500 1.500 2-1.500 5-1.900 8.500-1.500V5'
    'C17 4.600 14 5 12 6.500zM12 6.500V20"/>',
    "settings": '<path d="M4 7h9M18 7h2M4 17h2M11 17h9"/><circle cx="15.500" cy="7" r="2.500"/>'
    '<circle cx="8.500" cy="17" r="2.500"/>',
    "more": '<circle cx="5.500" cy="12" r="1.500"/><circle cx="12" cy="12" r="1.500"/>'
    '<circle cx="18.500" cy="12" r="1.500"/>',
    "back": '<path d="M14.500 5L8 12l6.500 7"/>',
}


def icon(name: str) -> Markup:
    """Return the icon of this name; nothing is read out for it."""
    return html('<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">{}</svg>', html(_PATHS[name]))
