"""Links come through what mail, messengers and keyboards do to them, or are refused with a sentence.

CLIENTS is the table: a program, what it does to a link, and a public page that says or shows so, which was read for
this table; "assumed" where none was found.
"""

from urllib.parse import quote

import pytest

from hearts.app import links
from hearts.app.people.code import CodeError, Invite, letters, read_invite, read_seat, seat_link, text_of

HOME = "https://hearts.example/play/"
INVITE = Invite(
    bytes(range(7, 17)), b"\xfb\xef" + bytes(range(242, 256)), "wss://relay.example:8084/mqtt", name="Ann B."
)
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


def proofpoint(link: str) -> str:
    """As version 2 of Proofpoint's service: `-` for `%`, `_` for `/`."""
    escaped = quote(link, safe="/:").replace("-", "%2D").replace("_", "%5F").replace("/", "_").replace("%", "-")
    return f"https://urldefense.proofpoint.com/v2/url?u={escaped}&d=DwMFaQ&c=abc&r=def"


def wide(link: str) -> str:
    """With full-width letters behind the #."""
    home, _, rest = link.partition("#")
    return home + "#" + "".join(chr(ord(one) + 0xFEE0) if one.isalnum() or one in "&=" else one for one in rest)


PROOFPOINT = "https://github.com/nhdewitt/proofpoint-url-decoder"
TRAILING = "https://github.com/asika32764/php-autolink/issues/10"
TRACKERS = "https://support.google.com/google-ads/answer/6277564"
FBCLID = "https://developers.facebook.com/docs/marketing-api/conversions-api/parameters/fbp-and-fbc/"
SLACK = "https://docs.rs/slack-blocks/latest/slack_blocks/text/struct.Mrkdwn.html"  # Slack's own page as it quotes it
REDIRECTS = "https://github.com/ClearURLs/Rules/blob/master/data.min.json"  # its "redirections"
NO_WIDTH = "https://github.com/sindresorhus/terminal-link/issues/18"
DASHES = "https://developer.apple.com/documentation/uikit/uitextinputtraits/smartdashestype"
WORD = "https://learn.microsoft.com/en-us/office/vba/api/word.options.autoformatreplacesymbols"
CLIENTS = [
    ("a full stop behind it", lambda link: f"Come: {link}.", TRAILING),
    ("a bracket", lambda link: f"(here: {link})", "https://github.com/markedjs/marked/pull/1293"),
    ("angle brackets", lambda link: f"<{link}>", "https://www.w3.org/Addressing/URL/5.1_Wrappers.html"),
    ("quotes", lambda link: f'"{link}"', "assumed"),
    ("a comma and words", lambda link: f"Look: {link}, see you at 8", "assumed"),
    ("a mark of exclamation", lambda link: f"{link}!", "https://gitlab.com/gitlab-org/gitlab-foss/issues/44587"),
    ("words on the next line", lambda link: f"Come and play\n{link}\nSee you at 8, Ann", "assumed"),
    ("Markdown", lambda link: f"[Hearts]({link})",
     "https://docs.memberjunction.org/api/functions/_memberjunction_messaging-adapters.convertLinksToSlackFormat.html"),
    ("Markdown, with backslashes", lambda link: link.replace("#", "\\#").replace("=", "\\="),
     "https://github.com/mixmark-io/turndown/issues/233"),
    ("Slack: <link|words>", lambda link: f"<{entities(link)}|Hearts>", SLACK),
    ("fbclid behind it", lambda link: link + "&fbclid=IwAR0x_y-z", "assumed"),
    ("Facebook: fbclid before the #", lambda link: link.replace("#", "?fbclid=IwAR0x_y-z#"), FBCLID),
    ("Google: trackers behind it", lambda link: link + "&utm_source=mail&gclid=1", TRACKERS),
    ("Google: trackers before the #", lambda link: link.replace("#", "?utm_source=mail#"), TRACKERS),
    ("HTML: entities", entities, "https://www.w3.org/2003/entities/2007doc/predefined.html"),
    ("HTML, twice", lambda link: entities(entities(link)), "assumed"),
    ("Outlook: Safe Links", lambda link: "https://eur01.safelinks.protection.outlook.com/?url="
     + quote(link, safe="") + "&data=05%7C01&reserved=0", "https://github.com/Cimbali/safelinks-cleanup"),
    ("Google: a link that leads on", lambda link: f"https://www.google.com/url?q={quote(link, safe='')}&sa=D",
     REDIRECTS),
    ("Facebook: a link that leads on", lambda link: f"https://l.facebook.com/l.php?u={quote(link, safe='')}&h=AT1",
     "https://gist.github.com/KonradLinkowski/8ec7d697c5c10784a8b412f6dfb5f5f5"),
    ("Proofpoint v3", lambda link: "https://urldefense.com/v3/__" + link.replace("#", "*") + "__;Iw!!abc!def$",
     PROOFPOINT),
    ("Proofpoint v2", proofpoint, PROOFPOINT),
    ("iOS: the # escaped", lambda link: link.replace("#", "%23"),
     "https://github.com/element-hq/element-x-ios/issues/687"),
    ("all escaped", lambda link: quote(link, safe=""), "assumed"),
    ("all escaped, twice", lambda link: quote(quote(link, safe=""), safe=""), "assumed"),
    (": and / escaped", lambda link: link.replace("wss://", "wss%3A%2F%2F"), "assumed"),
    ("= and & escaped", lambda link: link.replace("=", "%3D").replace("&", "%26"), "assumed"),
    ("mail: lines of 72", folded, "https://github.com/andrewcmyers/civs/issues/22"),
    ("mail: quoted lines", lambda link: "> " + folded(link, "> "),
     "https://github.com/mailpile/Mailpile/issues/1264"),
    ("mail: quoted-printable", printable,
     "https://learn.microsoft.com/en-us/previous-versions/office/developer/exchange-server-2010/aa579632(v=exchg.140)"),
    ("spaces without a width", lambda link: link.replace("&", "\u200b&").replace("#", "#\u2060"), "assumed"),
    ("a terminal: such a space behind it", lambda link: link + "\u200b", NO_WIDTH),
    ("a terminal: that space in the address", lambda link: link + "%E2%80%8B", NO_WIDTH),
    ("such spaces in the address", lambda link: link.replace("&", "%E2%80%8B&"),
     "https://github.com/iftechfoundation/ifdb/issues/1296"),
    ("a hard space behind it", lambda link: link + "\u00a0and more", "https://github.com/Akuli/mantaray/issues/281"),
    ("iOS: smart quotes", lambda link: f"\u201c{link}\u201d",
     "https://developer.apple.com/documentation/uikit/uitextinputtraits/smartquotestype"),
    ("a first capital letter", lambda link: link.replace("#t", "#T").replace("#s", "#S").replace("#g", "#G"),
     "assumed"),
    ("full-width letters", wide, "assumed"),
]  # fmt: skip
DASHED = [
    ("iOS: smart dashes", lambda link: link.replace("---", "\u2014").replace("--", "\u2013"), DASHES),
    ("Word: a long dash", lambda link: link.replace("--", "\u2014"), WORD),
    ("Word: a dash", lambda link: link.replace("--", "\u2013"), WORD),
    ("another dash for each", lambda link: link.replace("-", "\u2013"), "assumed"),
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


@pytest.mark.parametrize("name", ["100% bio", "5%+1", "% a", "9%_1", "100 %", "50%"])
def test_a_percent_sign_before_no_two_digits_is_no_escape(name: str) -> None:
    """`int(" b", 16)` reads a number, too: a name must not lose its letters."""
    assert links.decoded(name) == name
