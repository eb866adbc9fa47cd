"""The portraits that come with the game, and the sets that they belong to."""

# The sets, and whose portraits they have.
SHIPPED = (
    ("regulars", "pauline michele ben rosa kenji amara walter dev"),
    ("alice", "alice rabbit cat hatter queen hare caterpillar dormouse"),
    ("night", "luna sol vega saturn comet ursa"),
)
GUEST = "guest"  # sits in for a portrait that is not to be had
FACES = tuple(
    [one if key == "regulars" else f"{key}/{one}" for key, several in SHIPPED for one in several.split()] + [GUEST]
)
EVERY = FACES + ("you",)  # with the one that characters of a set may not have
