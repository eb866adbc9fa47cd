"""JSON that every Python reads alike: each `json` module lets some text pass that is none, and no two the same."""

from __future__ import annotations

BLANK = " \t\n\r"
ESCAPES = '"\\/bfnrt'
HEX = "0123456789abcdefABCDEF"
LONGEST = 30  # letters of a number


def is_flat_object(source: str) -> bool:
    """Return whether a text is a JSON object that holds texts, numbers, true, false and null, but no list and no
    object."""
    for sign in ("\\\\", '\\"'):
        source = source.replace(sign, "\\/")  # now each quote begins or ends a text
    parts = source.split('"')
    if len(parts) % 2 == 0 or [part for part in parts[1::2] if not _is_text(part)]:
        return False
    for blank in BLANK[1:]:
        parts = [part.replace(blank, " ") for part in parts]
    inside = '"'.join(parts[::2]).strip(" ")
    if inside[:1] != "{" or inside[-1:] != "}" or len(inside) < 2:
        return False
    inside = inside[1:-1].strip(" ")
    return not inside or not [field for field in inside.split(",") if not _is_field(field)]


def _is_field(field: str) -> bool:
    """Return whether this is a key and a value, each text being a quote."""
    key, _, value = field.partition(":")
    value = value.strip(" ")
    return key.strip(" ") == '"' and (value in ('"', "true", "false", "null") or _is_number(value))


def _is_text(part: str) -> bool:
    """Return whether this can stand between two quotes."""
    pieces = part.split("\\")
    for piece in pieces[1:]:
        if piece[:1] == "u":
            if len(piece) < 5 or piece[1:5].strip(HEX):
                return False
        elif not piece or piece[0] not in ESCAPES:
            return False
    return min(part, default=" ") >= " "


def _is_number(word: str) -> bool:
    bare = word[1:] if word[:1] == "-" else word
    head, power_sign, power = bare.replace("E", "e").partition("e")
    whole, point, part = head.partition(".")
    power = power[1:] if power[:1] in ("+", "-") else power
    digits = [whole] + [part] * bool(point) + [power] * bool(power_sign)
    return (
        len(word) <= LONGEST
        and not [each for each in digits if not each or each.strip("0123456789")]
        and (whole[0] != "0" or whole == "0")
    )
