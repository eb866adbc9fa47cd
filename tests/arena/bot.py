"""A whole bot: it passes its highest cards, ducks when it can, and throws the highest card when it cannot follow."""

import json
import sys

RANKS = "23456789TJQKA"


def height(card):
    return RANKS.index(card[0])


def choose(question):
    if question["ask"] == "hello":
        return {"protocol": 2}
    if question["ask"] == "give":
        return sorted(question["legal"], key=height, reverse=True)[: question["count"]]
    if question["ask"] == "declare":
        return "minus"
    legal, trick = sorted(question["legal"], key=height), question["trick"]
    if not trick:
        return legal[0]
    suit = trick[0][1]
    best = max(height(card) for card in trick if card[1] == suit)
    ducking = [card for card in legal if card[1] != suit or height(card) < best]
    return ducking[-1] if ducking else legal[0]


for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps({"id": asked["id"], "answer": choose(asked)}), flush=True)
