"""Before the door of a table: a page that has said nothing yet sees whether the host is there."""

from devices import Device, table
from network import Network

from hearts.app.people.signs import HOST_AWAY


class Visitor(Device):
    """Somebody who looks at a table and does not sit down."""

    def act(self) -> None:
        """Do nothing."""


def test_a_host_who_is_there_is_not_called_away_at_the_door_and_one_who_has_gone_is() -> None:
    """After ten seconds each door said that the host would be back, whether the host was there or not."""
    network = Network("door")
    host = table(network, ["Ann"])[0]
    bob = Visitor(network, "Bob", host.invite)
    assert network.run(lambda: bob.guest.where == "found", HOST_AWAY)
    network.run(lambda: False, 3 * HOST_AWAY)
    assert bob.guest.where == "found" and not bob.guest.host_away
    host.kill()
    assert network.run(lambda: bob.guest.host_away, 2 * HOST_AWAY)
