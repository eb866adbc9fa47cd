"""Somebody signs that they sit down, as their page does."""

from hearts.app.people.host import Host
from hearts.app.people.members import WAIT, Member
from hearts.app.people.message import Identity, Line, Message, Post
from hearts.app.people.named import short
from hearts.app.people.orders import carry_out
from hearts.app.people.signed import proof_of, seat_proof

SITTING = "0" * 16
counts = iter(range(1, 1_000_000))


def signed(post: Post, me: Identity, line: "tuple[int, int]", at: "tuple[int, str]", said: str) -> Message:
    """What this person signs at an entry with this head, for all to read; `line`: epoch and deal."""
    epoch, deal = line
    spoken = Line("move", me.public, b"", epoch, deal, SITTING, next(counts))
    return Post(post._primitives, post.keys, me, lambda _: b"").signed(spoken, f"1 {at[0]} {at[1]} {said}")


def sits(host: Host, me: Identity, face: str, name: str) -> str:
    """The proof that this person sits down now."""
    at = host.ledger.number, host.ledger.head
    message = signed(host.desk.post, me, (host.desk.epoch, host.deal), at, f"sit {face} {name}")
    return seat_proof(proof_of(message, "1", str(at[0])), host.deal, name)


def sit(host: Host, member: Member, me: Identity, name: str, face: str = "guest", vouch: str = "- -") -> str:
    """Have this person sit down by the order that their page gives."""
    name, why = short(name), WAIT
    for _ in range(2):  # the table may have begun its log anew with them
        if why == WAIT:
            member.state(f"sit {face} {name}", sits(host, me, face, name))
            why = carry_out(host, member, f"sit -1 {face} {vouch} {name}")
    return why
