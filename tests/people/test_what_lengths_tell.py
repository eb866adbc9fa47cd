"""How long a message is tells nothing of the cards in it."""

from devices import Device
from network import Network
from test_what_people_do import phase, until

from hearts.app.people.chain import spread
from hearts.engine.cards import parse, text
from hearts.engine.follow import read


def test_a_line_with_cards_is_as_long_for_each_hand_of_as_many_cards() -> None:
    for hands in (["AKQJT98765432C", "KQ3C 876D J52S A942H"], ["KC A9H", "KCA9H"[:2] + " QS JD"]):
        lines = [spread(f"pass 1 {hand}") for hand in hands]
        assert len({len(line) for line in lines}) == 1
        assert [text(parse(line.removeprefix("pass 1 "))) for line in lines] == [text(parse(hand)) for hand in hands]
    assert spread("pass 1 - leads 12") == "pass 1 - leads 12"


def test_the_own_lines_of_all_seats_are_equally_long_and_read_as_before() -> None:
    network = Network("lengths")
    host = Device(network, "Ann", None, "classic-pc limit=60")
    devices = [host] + [Device(network, name, host.invite) for name in ("Bob", "Cleo", "Dan")]
    until(network, lambda: all(device.guest.where == "joined" for device in devices))
    sizes: dict[tuple[str, int], set[int]] = {}  # by kind and number of words
    add = host.host.book.add

    def added(text: str, proof: str = "", own: "dict[int, str] | None" = None) -> None:
        for line in (own or {}).values():
            read(line)
            sizes.setdefault((line[:4], len(line.split(" "))), set()).add(len(line))
        add(text, proof, own)

    host.host.book.add = added  # type: ignore[method-assign] # listens to what is told
    devices[0].guest.order("begin")
    until(network, lambda: all(phase(device) == "play" for device in devices))
    assert {kind for kind, _ in sizes} == {"deal", "pass"} and all(len(found) == 1 for found in sizes.values())
