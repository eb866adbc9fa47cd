"""Commands: what a screen may ask of a sitting, by name, each as one line of text.

    choose QS        a card is selected, or taken back; in play it is the card to play, which may be chosen ahead
    pass             the selected cards are passed; decline: none are, and what comes is forwarded
    joe 130          a mind of this I.Q. plays on for the viewer until the deal ends; `joe` alone: no longer
    hasten           what is being waited for has been seen
    last show        the last trick is shown as it lay, until `last hide`; nothing goes on meanwhile
    next             on to the next deal
    moon minus       how the viewer's moon is scored: off the own score, or onto the others' (moon plus)
    uncover          the person that the device was handed to is there
    hint             the record notes that the coach has spoken to the viewer; `hint telepathy`: that it read thoughts
    undo             takes back the viewer's last choice, and all that followed; the page asks first where others at
                     the device have chosen since, and then gives `undo all`
    concede          the viewer gives the game up
    claim            the viewer ends a deal whose rest is certain
    again            a new game with the same people and rules; `again on`: everybody else one seat further on
    begin SETUP      a new game at the table that this JSON describes; the one in play ends
    demo             minds alone play at the table, and one's own game waits; `demo end`: back at it, from practice too
    pause on WHY     nothing goes on until `pause off WHY`
    mute             sound goes off, or on again
    set NAME VALUE   chooses a value for a setting
    take             this tab holds the table from now on, and the one that did watches

A key, a button, a test and a person elsewhere give the same lines.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

from hearts.app.library.settings import SWITCH
from hearts.app.library.setup import Setup, moved, played_again, without_people
from hearts.app.sitting import coached
from hearts.app.words import notices
from hearts.app.words.errors import told
from hearts.app.words.locale import say
from hearts.engine.cards import card, count
from hearts.engine.game import Declared
from hearts.minds.registry import named

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.sitting import Sitting

    Command = Callable[[Sitting, str], object]


def choose(sitting: Sitting, code: str) -> None:
    """A card of the viewer's hand is selected, or taken back; one that may not be played says why."""
    sitting.tempo.hasten()
    if sitting.director.resting:
        joe(sitting, "")
        return
    director, human = sitting.director, sitting.human
    number = card(code)
    bit, view = 1 << number, sitting.game.view(director.viewer)
    if not view.hand & bit or director.curtain >= 0 or director.demo:
        return
    if view.table.phase == "pass":
        _choose_for_pass(sitting, bit)
    elif view.table.phase == "play":
        why = told(view.refusal(number)) if view.table.turn == director.viewer else ""
        if why:
            sitting.notice(why, "why")
        else:
            human.choose(0 if human.chosen == bit else bit)
    director.show()


def pass_cards(sitting: Sitting, _: str) -> None:
    """The selected cards are passed."""
    if not sitting.may_pass:
        scene = sitting.director.scene
        if scene is not None and scene.passing is None:  # else it was pressed twice
            sitting.notice(say("notice.no_pass"), "why")
        return
    number = sitting.game.rules.pass_count
    chosen = count(sitting.human.chosen)
    if chosen != number:
        sitting.notice(notices.choose_first(number, chosen), "why")
    else:
        sitting.human.pass_on(sitting.human.chosen)


def decline(sitting: Sitting, _: str) -> None:
    """The viewer passes nothing, and forwards unseen what comes."""
    if sitting.may_pass and sitting.game.rules.decline:
        sitting.human.pass_on(0)


def hasten(sitting: Sitting, _: str) -> None:
    """What is being waited for has been seen."""
    sitting.tempo.hasten()


def joe(sitting: Sitting, iq: str) -> None:
    """The cup of joe: a mind finishes the deal for the viewer, until they play on by themselves."""
    seating, director = sitting.seating, sitting.director
    if iq and seating.may_rest(sitting.game):
        seating.rest(director.viewer, named(f"iq:{iq}"))
        director.rest(True)
        director.tell(say("joe.begins"))
    elif not iq and director.resting:
        seating.rise()
        sitting.asker.drop()
        director.rest(False)
        director.tell(say("joe.ends"))


def last(sitting: Sitting, what: str) -> None:
    """The last trick is looked at, or has been."""
    if what == "show":
        sitting.director.recall()
    else:
        sitting.director.forget()


def go_on(sitting: Sitting, _: str) -> None:
    """On to the next deal."""
    if sitting.director.ending == "deal":
        sitting.going_on = True
        sitting.director.clear()
        sitting.wake()


def moon(sitting: Sitting, how: str) -> None:
    """The viewer's moon is scored "minus" or "plus"."""
    if sitting.game.phase == "moon" and sitting.director.viewer in sitting.game.waiting and how in ("minus", "plus"):
        sitting.human.say(how)


def uncover(sitting: Sitting, _: str) -> None:
    """The person that the device was handed to is there."""
    if sitting.director.curtain >= 0:
        sitting.director.uncover(sitting.seen_by(sitting.director.curtain))
        sitting.director.show()
        sitting.wake()


def hint(sitting: Sitting, what: str) -> None:
    """The record notes that the coach has spoken to the viewer, or what else helped: such games count apart."""
    if coached(sitting) and what in ("", "telepathy"):
        sitting.journal.count("telepathy" if what else "hint")


def undo(sitting: Sitting, _: str) -> None:
    """Takes back the viewer's last choice, and all that followed; where the game is played without, says so."""
    to = sitting.last_choice
    if to is None:
        sitting.notice(say("notice.no_undo"), "why")
        return
    refused = sitting.journal.refuses(to)
    if refused:
        sitting.notice(say("notice.undo.off" if refused == "off" else "notice.undo.last"), "why")
    else:
        sitting.go_back(to)


def concede(sitting: Sitting, _: str) -> None:
    """The viewer gives the game up, also while the end of a deal, a moon's question or the curtain stands."""
    director = sitting.director
    if sitting.may_concede:
        if sitting.commit(sitting.game, Declared(director.viewer, "concede")):
            director.clear()
            director.hand_to(-1)
        sitting.drop()


def claim(sitting: Sitting, _: str) -> None:
    """The viewer ends a deal whose rest is certain; where it is not, a sentence says so."""
    director, game = sitting.director, sitting.game
    if game.phase == "play" and director.viewer in game.waiting and not (director.demo or director.resting):
        sitting.commit(game, Declared(director.viewer, "claim"))
        sitting.drop()


def again(sitting: Sitting, how: str) -> None:
    """A new game with the same people and rules, as they sat or one seat further on."""
    setup = played_again(sitting.setup, (sitting.aside or sitting.journal).record)
    sitting.begin(moved(setup) if how == "on" else setup)


def begin(sitting: Sitting, setup: str) -> None:
    """A new game at this table."""
    sitting.begin(Setup.read(setup))


def demo(sitting: Sitting, what: str) -> None:
    """Minds alone play at the table; or one's own game goes on."""
    if what != "end":
        sitting.set_aside(without_people(sitting.setup).record(sitting.new_id()))
    elif sitting.aside is not None:
        sitting.set_aside(None)


def pause(sitting: Sitting, what: str) -> None:
    """Nothing goes on, or it does again."""
    how, _, why = what.partition(" ")
    (sitting.tempo.hold if how == "on" else sitting.tempo.let_go)(why)


def put(sitting: Sitting, words: str) -> None:
    """Chooses a value for a setting; ValueError where there is no such setting or value."""
    name, _, value = words.partition(" ")
    sitting.choose_setting(name, value)


def mute(sitting: Sitting, _: str) -> None:
    """Sound goes off, or on again."""
    on = not sitting.settings.on("sound")
    sitting.choose_setting("sound", SWITCH[on])
    sitting.notice(say("notice.sound.on" if on else "notice.sound.off"), "why")


def take(sitting: Sitting, _: str) -> None:
    """This tab holds the table from now on, and the one that did watches."""
    sitting.hold.take()


# What may be asked of a tab that only watches.
WATCHING = ("hasten", "last", "pause", "mute", "set", "take")

# Name -> what it does.
COMMANDS: dict[str, Command] = OrderedDict(
    [
        ("choose", choose),
        ("pass", pass_cards),
        ("decline", decline),
        ("hasten", hasten),
        ("joe", joe),
        ("last", last),
        ("next", go_on),
        ("moon", moon),
        ("uncover", uncover),
        ("hint", hint),
        ("undo", undo),
        ("concede", concede),
        ("claim", claim),
        ("again", again),
        ("begin", begin),
        ("demo", demo),
        ("pause", pause),
        ("mute", mute),
        ("set", put),
        ("take", take),
    ]
)


def _choose_for_pass(sitting: Sitting, bit: int) -> None:
    human, number = sitting.human, sitting.game.rules.pass_count
    if sitting.director.viewer not in sitting.game.waiting:
        sitting.notice(say("notice.passed"), "why")
        return
    if not human.chosen & bit and count(human.chosen) == number:
        sitting.notice(notices.chosen_already(number), "why")
    else:
        human.choose(human.chosen ^ bit)
