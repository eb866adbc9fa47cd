"""Portraits in words: what is wrong with a drawing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "portrait.large": "The drawing has {size} KB, but {most} KB is the most.",
    "portrait.unknown": "Write an SVG drawing, “<svg …>”, or a PNG picture, “data:image/png;base64,…”.",
    "portrait.base64": "“{sign}” is not base64.",
    "portrait.base64_end": "The base64 cannot be read. Perhaps its end is missing.",
    "portrait.png": "The base64 can be read, but it is not a PNG picture.",
    "portrait.wide": "The picture has {wide} by {high} pixels, but {most} by {most} is the most.",
    "portrait.no_end": "“{start}” has no “{end}”.",
    "portrait.document": "“<{tag}”: document types, entities, CDATA and instructions are not allowed.",
    "portrait.not_closed": "The tag “<{tag}” is not closed.",
    "portrait.not_open": "“<{tag}>” closes a tag that is not open.",
    "portrait.after": "There is more text after the end of “<svg>”.",
    "portrait.never_closed": "“<{tag}>” is never closed.",
    "portrait.element": "“<{tag}>” is not allowed in a portrait.",
    "portrait.one_svg": "A portrait begins with “<svg>”, and has only one.",
    "portrait.space": '“<svg>” needs xmlns="{space}".',
    "portrait.malformed": "The browser cannot show this drawing. Perhaps it is damaged, or a value has no quotes.",
    "portrait.tags": "The drawing has more than {most} tags.",
    "portrait.deep": "The tags of the drawing are nested more than {most} deep.",
    "portrait.stencil": "“<{tag}>” inside a mask or clip path refers to another.",
    "portrait.stencils": (
        "Styles may not set masks or clip paths if there are several of them: that could take for ever."
    ),
    "portrait.xmlns": "xmlns must be “{space}”.",
    "portrait.runs": "“{key}” could run a program.",
    "portrait.reaches": "“{key}” points outside the drawing: “{value}”.",
    "portrait.coded": "“&{start}” is a coded letter or an entity. Write the letter itself.",
    "portrait.backslash": "A backslash could hide an address outside the drawing: “{near}”.",
    "portrait.at_rule": "A rule such as @import could hide an address outside the drawing: “{near}”.",
    "portrait.comment": "A comment in a style could hide an address outside the drawing: “{near}”.",
    "portrait.url": "“url({start}” points outside the drawing. Only “url(#…)” stays inside.",
    "portrait.call": "“{call}” could point outside the drawing.",
}

ENGLISH.add(SENTENCES)
