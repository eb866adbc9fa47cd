"""Links come through what mail, messengers and keyboards do to them, or are refused with a sentence.

CLIENTS is the table: a program, what it does to a link, and where its maker or a standard says so; "assumed" where no
public text was found.
"""

from urllib.parse import quote

import pytest

from hearts.app import links
from hearts.app.people.code import CodeError, Invite, letters, read_invite, read_seat, seat_link, text_of

HOME = "https://hearts.example/play/"
INVITE = Invite(bytes(range(7, 17)), bytes(range(240, 256)), "wss://relay.example:8084/mqtt", name="Ann B.")
LINK = HOME + "#" + INVITE.fragment()
OLD = f"{HOME}#table={text_of(INVITE.code)}&host={letters(INVITE.fingerprint)}&relay={INVITE.relay}"
RECORD = "q1ZKzs8tKMovLk4FAJ3Wg"  # letters of a packed record


def folded(link: str, mark: str = "") -> str:
    """A link in lines of 72 letters."""
    return ("\n" + mark).join(link[at : at + 72] for at in range(0, len(link), 72))


def entities(link: str) -> str:
    return link.replace("&", "&amp;")


def printable(link: str) -> str:
    """As quoted-printable: RFC 2045, section 6.7."""
    link = link.replace("=", "=3D")
    return "=\r\n".join(link[at : at + 72] for at in range(0, len(link), 72))


def wide(link: str) -> str:
    """With full-width letters behind the #."""
    home, _, rest = link.partition("#")
    return home + "#" + "".join(chr(ord(one) + 0xFEE0) if one.isalnum() or one in "&=" else one for one in rest)


RFC_MAIL = "https://www.rfc-editor.org/rfc/rfc2045"
SAFE_LINKS = "https://learn.microsoft.com/defender-office-365/safe-links-about"
FACEBOOK = "https://developers.facebook.com/docs/marketing-api/conversions-api/parameters/fbp-and-fbc"
CLIENTS = [
    ("a full stop behind it", lambda link: f"Come: {link}.", "assumed"),
    ("a bracket", lambda link: f"(here: {link})", "https://www.rfc-editor.org/rfc/rfc3986#appendix-C"),
    ("angle brackets", lambda link: f"<{link}>", "https://www.rfc-editor.org/rfc/rfc3986#appendix-C"),
    ("quotes", lambda link: f'"{link}"', "https://www.rfc-editor.org/rfc/rfc3986#appendix-C"),
    ("a comma and words", lambda link: f"Look: {link}, see you at 8", "assumed"),
    ("a mark of exclamation", lambda link: f"{link}!", "assumed"),
    ("words on the next line", lambda link: f"Come and play\n{link}\nSee you at 8, Ann", "assumed"),
    ("Markdown", lambda link: f"[Hearts]({link})", "https://spec.commonmark.org/0.31.2/#links"),
    ("Markdown, with backslashes", lambda link: link.replace("#", "\\#").replace("=", "\\="),
     "https://spec.commonmark.org/0.31.2/#backslash-escapes"),
    ("Slack: <link|words>", lambda link: f"<{entities(link)}|Hearts>",
     "https://api.slack.com/reference/surfaces/formatting"),
    ("Facebook: fbclid", lambda link: link + "&fbclid=IwAR0x_y-z", FACEBOOK),
    ("trackers behind it", lambda link: link + "&utm_source=mail&gclid=1", "assumed"),
    ("trackers before the #", lambda link: link.replace("#", "?utm_source=mail#"), "assumed"),
    ("HTML: entities", entities, "https://html.spec.whatwg.org/multipage/named-characters.html"),
    ("HTML, twice", lambda link: entities(entities(link)), "assumed"),
    ("Outlook: Safe Links", lambda link: "https://eur01.safelinks.protection.outlook.com/?url="
     + quote(link, safe="") + "&data=05%7C01&reserved=0", SAFE_LINKS),
    ("Google: a link that leads on", lambda link: f"https://www.google.com/url?q={quote(link, safe='')}&sa=D",
     "assumed"),
    ("Facebook: a link that leads on", lambda link: f"https://l.facebook.com/l.php?u={quote(link, safe='')}&h=AT1",
     "assumed"),
    ("Proofpoint v3", lambda link: "https://urldefense.com/v3/__" + link.replace("#", "*") + "__;Iw!!abc!def$",
     "assumed"),
    ("all escaped", lambda link: quote(link, safe=""), "https://url.spec.whatwg.org/#percent-encoded-bytes"),
    ("all escaped, twice", lambda link: quote(quote(link, safe=""), safe=""), "assumed"),
    (": and / escaped", lambda link: link.replace("wss://", "wss%3A%2F%2F"), "assumed"),
    ("= and & escaped", lambda link: link.replace("=", "%3D").replace("&", "%26"), "assumed"),
    ("mail: lines of 72", folded, "https://www.rfc-editor.org/rfc/rfc5322#section-2.1.1"),
    ("mail: quoted lines", lambda link: "> " + folded(link, "> "),
     "https://www.rfc-editor.org/rfc/rfc3676#section-4.5"),
    ("mail: quoted-printable", printable, RFC_MAIL),
    ("spaces without a width", lambda link: link.replace("&", "\u200b&").replace("#", "#\u2060"), "assumed"),
    ("an address with such a space", lambda link: link.replace("&", "%E2%80%8B&"), "assumed"),
    ("a hard space behind it", lambda link: link + "\u00a0and more", "assumed"),
    ("iOS: smart quotes", lambda link: f"\u201c{link}\u201d",
     "https://developer.apple.com/documentation/uikit/uitextsmartquotestype"),
    ("a first capital letter", lambda link: link.replace("#t", "#T").replace("#s", "#S").replace("#g", "#G"),
     "assumed"),
    ("full-width letters", wide, "https://www.unicode.org/charts/PDF/UFF00.pdf"),
]  # fmt: skip
DASHED = [
    ("iOS: smart dashes", lambda link: link.replace("--", "\u2014"),
     "https://developer.apple.com/documentation/uikit/uitextsmartdashestype"),
    ("Word: another dash", lambda link: link.replace("-", "\u2013"), "assumed"),
    ("a hyphen that is not broken", lambda link: link.replace("-", "\u2011"), "assumed"),
]  # fmt: skip


@pytest.mark.parametrize(("client", "does", "source"), CLIENTS + DASHED, ids=[row[0] for row in CLIENTS + DASHED])
def test_links_come_through_what_clients_do(client: str, does, source: str) -> None:
    assert source == "assumed" or source.startswith("https://"), client
    assert read_invite(does(LINK)).fragment() in (INVITE.fragment(), Invite(*INVITE_PARTS, name="").fragment())
    old = read_invite(does(OLD))
    assert (old.code, old.fingerprint, old.relay) == INVITE_PARTS
    seat = read_seat(does(HOME + "#" + seat_link(INVITE.code, INVITE.relay)))
    assert seat is not None and (seat.code, seat.relay) == (INVITE.code, INVITE.relay)
    assert ("game", RECORD) in links.readings(does(f"{HOME}#game={RECORD}"))


INVITE_PARTS = (INVITE.code, INVITE.fingerprint, INVITE.relay)


@pytest.mark.parametrize("most", range(len(LINK) - 1))
def test_no_beginning_of_a_link_is_taken_for_one(most: int) -> None:
    with pytest.raises(CodeError):
        read_invite(LINK[:most])


@pytest.mark.parametrize("part", ["&host=", "&relay=", "&end="])
def test_a_link_without_one_of_its_parts_is_refused(part: str) -> None:
    before, _, behind = LINK.partition(part)
    with pytest.raises(CodeError):
        read_invite(before + behind[behind.find("&") :] if "&" in behind else before)


def test_a_fingerprint_that_cannot_be_read_refuses_the_link() -> None:
    for each in ("", "x", "_" * 22, "A" * 21, "A" * 23, letters(INVITE.fingerprint)[:-1]):
        with pytest.raises(CodeError) as refused:
            read_invite(f"{HOME}#table={text_of(INVITE.code)}&host={each}")
        assert refused.value.id == "people-code-part"


@pytest.mark.parametrize("relay", ["", "https://relay.example", "wss://", "wss://relay.example:99999", "relay.example"])
def test_a_relay_that_cannot_be_read_refuses_the_link_and_no_other_takes_its_place(relay: str) -> None:
    for kind, read in (("table", read_invite), ("seat", read_seat)):
        with pytest.raises(CodeError) as refused:
            read(f"{HOME}#{kind}={text_of(INVITE.code)}&relay={relay}")
        assert refused.value.id == "people-code-relay"


def test_new_links_have_no_pairs_that_programs_change() -> None:
    for start in range(200):
        data = bytes((start * 7 + at * 13) % 256 for at in range(16))
        fragment = Invite(data[:10], data, "wss://relay.example/mqtt", name="Ann -- :) (c) ... _B_ *c*").fragment()
        assert not set(fragment) & set("_*~.:;()\u2014'\"/"), fragment
        assert read_invite("#" + fragment).fingerprint == data


def test_a_text_without_a_link_has_no_reading() -> None:
    assert links.readings("") == links.readings("# Hearts\nseed 7\n" * 3000) == []
