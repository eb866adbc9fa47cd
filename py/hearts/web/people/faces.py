"""The eight faces that people can show each other, as drawings."""

from __future__ import annotations

from hearts.web.markup import Markup, html

FACE = (
    '<svg class="mien" viewBox="0 0 32 32" fill="none" stroke="#4a2f00" stroke-width="1.8" stroke-linecap="round" '
    'stroke-linejoin="round" {}><circle cx="16" cy="16" r="14" fill="#ffd45c" stroke="#7a5200" stroke-width="1.2"/>'
    "{}</svg>"
)


def _eye(x: float, y: float, r: float = 1.9) -> Markup:
    return html('<circle fill="#4a2f00" stroke="none" cx="{}" cy="{}" r="{}"/>', x, y, r)


def _eyes(y: float, r: float = 1.9, shift: int = 0) -> Markup:
    return _eye(11 + shift, y, r) + _eye(21 + shift, y, r)


DRAWN = {
    "smile": _eyes(13) + html('<path d="M9.5 19c2 4.500 11 4.500 13 0"/>'),
    "laugh": html(
        '<path d="M8 13.500l3-3 3 3M18 13.500l3-3 3 3"/><path fill="#8a2a2a" d="M8 17.500h16a8 8 0 0 1-16 0z"/>'
    ),
    "wink": _eye(11, 13) + html('<path d="M18.500 13.500q2.500-2 5 0M10 19.500c3 3.500 8.500 3 11.500-1"/>'),
    "surprised": _eyes(14, 2.3)
    + html(
        '<ellipse fill="#8a2a2a" cx="16" cy="22.5" rx="3" ry="3.8"/>'
        '<path d="M8.500 9q2.500-2 4.500-.5M23.500 9q-2.500-2-4.500-.5"/>'
    ),
    "think": _eyes(12, 1.9, 1) + html('<path d="M11.500 22l8.500-2.500M8.500 8.500l4.500-1M18.500 6.500l5 1.500"/>'),
    "sad": _eyes(13)
    + html(
        '<path d="M10 23.500c2-4.500 10-4.500 12 0M7.500 10.500l4.500-2M24.500 10.500l-4.500-2"/>'
        '<path fill="#5aa9f0" stroke="none" d="M23 15.500c2 3 2 4.500 0 4.500s-2-1.500 0-4.500z"/>'
    ),
    "cross": _eyes(14.5) + html('<path d="M7.500 9.500l6 3M24.500 9.500l-6 3M10.500 23c2-2.500 9-2.500 11 0"/>'),
    "sleepy": html(
        '<path d="M8 13.500q3 2.500 6 0M18 13.500q3 2.500 6 0"/>'
        '<ellipse fill="#8a2a2a" cx="15" cy="21.5" rx="2.5" ry="2"/>'
        '<path d="M21.500 4h4l-4 4.500h4M27 1.500h2.500l-2.500 3h2.500"/>'
    ),
}


def drawn(face: str, label: str = "") -> Markup:
    """Return the drawing of a face; `label`: what is read out for it, else nothing is."""
    called = html('role="img" aria-label="{}"', label) if label else html('aria-hidden="true"')
    return html(FACE, called, DRAWN.get(face, ""))
