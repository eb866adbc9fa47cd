"""The orders that pass the host's chair on: ask somebody, take the claim of who was asked, sign it, or stop it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.people.bases import deal_hashes
from hearts.app.people.chair import past, read_claim

if TYPE_CHECKING:
    from hearts.app.people.host import Host
    from hearts.app.people.members import Member


def ask(host: Host, member: Member, id: str) -> str:
    """Ask a person at the table to be the host, as soon as no deal is played. Returns why not, as the id of a sentence,
    or ""."""
    seat = host.roster.seat_of(id)
    if seat < 0 or id == member.id or not host.roster.plays(seat):
        return "people-no-order"
    if host.handing.id:
        return "people-no-vote"
    host.handing.plan(id)
    return ""


def take(host: Host, member: Member, rest: str) -> str:
    """Take the claim of who was asked, and ask all others."""
    claim, handing = read_claim(rest), host.handing
    deals = deal_hashes(host.record)
    stands = host.roster.game, len(deals), past(deals), host.roster.epoch
    fits = (claim.game, claim.deals, claim.past, claim.epoch) == stands
    if handing.claim is not None:  # it is taken once, and everybody is told once
        return "" if handing.claim == claim and claim.id == member.id else "people-no-vote"
    if handing.id != member.id:
        return "people-no-vote"
    if claim.id != member.id or claim.before != host.me.public or not fits:
        return stop(host, member, "") or "people-no-vote"  # nobody waits for a true one
    handing.take(claim)
    host.tell(f"heir {claim.text()}")
    return ""


def sign(host: Host, member: Member, signature: str) -> str:
    """Take a signature."""
    claim = host.handing.claim
    if claim is None or not host.signed(claim, member.id, signature):
        return "people-no-vote"
    host.handing.sign(member.id, signature)
    return ""


def stop(host: Host, member: Member, _: str) -> str:
    """Keep the chair where it is."""
    if not host.handing.id:
        return "people-no-vote"
    host.handing.stop()
    host.tell("chair off")
    return ""
