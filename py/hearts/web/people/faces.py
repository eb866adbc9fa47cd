"""The eight faces that people can show each other, as drawings."""

from __future__ import annotations

from hearts.web.html import escaped

HEAD = '<circle class="head" cx="16" cy="16" r="14"/>'
EYES = '<circle class="ink" cx="11" cy="13" r="1.9"/><circle class="ink" cx="21" cy="13" r="1.9"/>'
DRAWN = {
    "smile": EYES + '<path d="M9.500 19c2 4.500 11 4.500 13 0"/>',
    "laugh": '<path d="M8 13.500l3-3 3 3M18 13.500l3-3 3 3"/><path class="mouth" d="M8 17.500h16a8 8 0 0 1-16 0z"/>',
    "wink": '<circle class="ink" cx="11" cy="13" r="1.9"/>'
    '<path d="M18.500 13.500q2.500-2 5 0M10 19.500c3 3.500 8.500 3 11.500-1"/>',
    "surprised": '<circle class="ink" cx="11" cy="14" r="2.300"/><circle class="ink" cx="21" cy="14" r="2.300"/>'
    '<ellipse class="mouth" cx="16" cy="22.500" rx="3" ry="3.800"/>'
    '<path d="M8.500 9q2.500-2 4.500-.5M23.500 9q-2.500-2-4.500-.5"/>',
    "think": '<circle class="ink" cx="12" cy="12" r="1.9"/><circle class="ink" cx="22" cy="12" r="1.9"/>'
    '<path d="M11.500 22l8.500-2.500M8.500 8.500l4.500-1M18.500 6.500l5 1.500"/>',
    "sad": EYES + '<path d="M10 23.500c2-4.500 10-4.500 12 0M7.500 10.500l4.500-2M24.500 10.500l-4.500-2"/>'
    '<path class="tear" d="M23 15.500c2 3 2 4.500 0 4.500s-2-1.500 0-4.500z"/>',
    "cross": '<circle class="ink" cx="11" cy="14.500" r="1.9"/><circle class="ink" cx="21" cy="14.500" r="1.9"/>'
    '<path d="M7.500 9.500l6 3M24.500 9.500l-6 3M10.500 23c2-2.500 9-2.500 11 0"/>',
    "sleepy": '<path d="M8 13.500q3 2.500 6 0M18 13.500q3 2.500 6 0"/>'
    '<ellipse class="mouth" cx="15" cy="21.500" rx="2.500" ry="2"/>'
    '<path d="M21.500 4h4l-4 4.500h4M27 1.500h2.500l-2.500 3h2.500"/>',
}


def drawn(face: str, label: str = "") -> str:
    """Return the drawing of a face as HTML; `label`: what is read out for it, else nothing is."""
    called = f'role="img" aria-label="{escaped(label)}"' if label else 'aria-hidden="true"'
    return f'<svg class="mien" viewBox="0 0 32 32" {called}>{HEAD}{DRAWN.get(face, EYES)}</svg>'
