"""Portraits in words: what is wrong with a drawing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "portrait.large": "The drawing has {size} KB, and {most} KB are the most.",
    "portrait.unknown": "Write an SVG drawing, “<svg …>”, or a PNG picture, “data:image/png;base64,…”.",
    "portrait.base64": "“{sign}” is not base64.",
    "portrait.base64_end": "The base64 cannot be read; perhaps its end is cut off.",
    "portrait.png": "The base64 can be read, but it is not a PNG picture.",
    "portrait.wide": "The picture has {wide} by {high} pixels, and {most} by {most} are the most.",
    "portrait.no_end": "“{start}” has no “{end}”.",
    "portrait.document": "“<{tag}”: document types, entities, CDATA and instructions are not allowed.",
    "portrait.not_closed": "The tag “<{tag}” is not closed.",
    "portrait.not_open": "“<{tag}>” closes what is not open.",
    "portrait.after": "Something follows the end of “<svg>”.",
    "portrait.never_closed": "“<{tag}>” is never closed.",
    "portrait.element": "“<{tag}>” has no place in a portrait.",
    "portrait.one_svg": "A portrait begins with “<svg>”, and has only one.",
    "portrait.space": '“<svg>” needs xmlns="{space}".',
    "portrait.malformed": "The browser cannot show this drawing; perhaps it is damaged, or a key has no quotes.",
    "portrait.tags": "The drawing has more than {most} tags.",
    "portrait.deep": "The tags of the drawing lie in one another more than {most} deep.",
    "portrait.stencil": "“<{tag}>” inside a mask or clip path refers to another.",
    "portrait.stencils": "A style that sets masks or clip paths could go on for ever where there are several of them.",
    "portrait.xmlns": "xmlns is “{space}” and nothing else.",
    "portrait.runs": "“{key}” could run something.",
    "portrait.reaches": "“{key}” reaches out of the drawing: “{value}”.",
    "portrait.coded": "“&{start}” is a coded letter or an entity: write the letter itself.",
    "portrait.backslash": "A backslash could hide a way out of the drawing: “{near}”.",
    "portrait.at_rule": "A rule such as @import could hide a way out of the drawing: “{near}”.",
    "portrait.comment": "A comment in a style could hide a way out of the drawing: “{near}”.",
    "portrait.url": "“url({start}” reaches out of the drawing; only “url(#…)” stays inside.",
    "portrait.call": "“{call}” could reach out of the drawing.",
}

ENGLISH.add(SENTENCES)
