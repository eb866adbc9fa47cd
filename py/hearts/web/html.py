"""HTML as text: names and sentences made safe for it, and the pieces that several dialogs are made of."""

from __future__ import annotations


def escaped(text: str) -> str:
    """Text as it may stand in HTML."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")


def both(sign: str, meaning: str) -> str:
    """Signs for the eye, their meaning for the ear."""
    return f'<span aria-hidden="true">{escaped(sign)}</span><span class="unseen">{escaped(meaning)}</span>'


def items(sentences: list[str]) -> str:
    """Sentences as the items of a list."""
    return "".join([f"<li>{escaped(sentence)}</li>" for sentence in sentences])


def radio(name: str, value: str, label: str, about: str = "", id: str = "") -> str:
    """A radio button that looks like a chip; `about`: the ids of what describes it."""
    more = f' id="{id}"' if id else ""
    more += f' aria-describedby="{about}"' if about else ""
    return (
        f'<label><input type="radio" name="{name}" value="{escaped(value)}"{more}><span>{escaped(label)}</span></label>'
    )


def switch(name: str, label: str) -> str:
    """A checkbox that looks like a switch."""
    return f'<label class="switch"><input type="checkbox" name="{name}"><span>{escaped(label)}</span></label>'


def option(value: str, label: str) -> str:
    """A line of a <select>."""
    return f'<option value="{escaped(value)}">{escaped(label)}</option>'
