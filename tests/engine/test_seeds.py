"""Each sentence of the five seeds that states a rule, shortened, with the file's name and a position where it holds."""

from collections.abc import Callable

import pytest

from hearts.engine.cards import cards, text
from hearts.engine.game import Declared, Game, Passed
from hearts.engine.rules import Rules
from hearts.engine.score import ended, line
from tests.engine.positions import SUN, at, careful, dealt, follow, grab, keeper, may, sizes, taken, whole

S0, S1 = "000_8eca0b4926620c05.txt", "001_701ff50550617e84.txt"
S2, S3 = "002_977367c0ca4a1392.txt", "003_6ea8031a15f0691c.txt"
S4 = "004_3d97c9195abae0e4.txt"

SENTENCES: "list[tuple[str, str, Callable[[], bool]]]" = []
Check = Callable[[], bool]


def says(seed: str, sentence: str) -> "Callable[[Check], Check]":
    """The sentence of `seed` that the function below it shows to hold."""

    def keep(check: Check) -> Check:
        SENTENCES.append((seed, sentence, check))
        return check

    return keep


def points(rules: str, *sets: str, tricks: "tuple[int, ...]" = (4, 3, 3, 3), choice: str = "") -> "tuple[int, ...]":
    """The row of the sheet for these sets of cards taken."""
    table = Rules.read(rules)
    return line(table, 0, taken(*sets), tricks, (0,) * table.players, choice).points


def passed(rules: str, number: int) -> "list[int]":
    """To whom each seat passes in deal `number` (from 0)."""
    table = Rules.read(rules)
    return [(seat + table.pass_offset(number)) % table.players for seat in range(table.players)]


ALL = "QS AKQJT98765432H"
REST = ("-", "-", "-")


# ---- S0 and S1: Hearts Deluxe ---------------------------------------------------------------------------------------


@says(
    S0,
    "In a standard game all hearts count for 1 point, the queen counts for 13, the jack of diamonds is -10.",
)
@says(
    S1,
    "In a standard game all hearts count for 1 point, the queen counts for 13, the jack of diamonds is -10.",
)
def deluxe_points() -> bool:
    return points("deluxe", "AK2H", "QS", "JD", "JT987654H") == (3, 13, -10, 8)


@says(S0, '"Shooting the Moon," which consists of taking the queen of spades and all thirteen hearts, is -26.')
@says(S1, '"Shooting the Moon," which consists of taking the queen of spades and all thirteen hearts, is -26.')
def deluxe_moon() -> bool:
    return points("deluxe", ALL, "JD", "-", "-") == (-26, -10, 0, 0)


@says(S0, "the player who has shot the moon receives -26 points, (or -36 with the jack of diamonds,)")
def deluxe_moon_with_the_jack() -> bool:
    return points("deluxe", ALL + " JD", *REST) == (-36, 0, 0, 0)


@says(S0, "one player takes all the points in a round, every heart (1 point each) and the queen (13) if she's used")
def deluxe_moon_without_a_queen() -> bool:
    return points("deluxe queen=0", "AKQJT98765432H", "QS", "JD", "-") == (-13, 0, -10, 0)


@says(S0, "HEARTS DELUXE is played by dealing the deck out in full.")
@says(S2, "Each player is dealt thirteen cards.")
@says(S3, "Each player receives 13 cards.")
@says(S4, "In the four player game, each player is dealt thirteen cards.")
def thirteen_each() -> bool:
    return all(Rules(preset).hand_size == 13 for preset in ("deluxe", "outland", "requiem", "portal", "pagat"))


@says(S0, "each player selects three unwanted cards and passes them: first to the left, then to the right, then across")
@says(S1, "each player selects three unwanted cards and passes them: first to the left, then to the right, then across")
@says(S3, "On the first hand three cards to the left, on the second to the right, on the third across.")
def left_right_across() -> bool:
    ways = [passed(preset, number) for preset in ("deluxe", "requiem") for number in range(3)]
    return ways == 2 * [[1, 2, 3, 0], [3, 0, 1, 2], [2, 3, 0, 1]] and Rules("deluxe").pass_count == 3


@says(S0, 'Every fourth hand is a "keeper" in which, as in life, you must play the cards dealt you.')
@says(S3, "On the fourth hand, no cards are passed. This passing cycles repeats throughout the game.")
@says(S4, "On the fourth hand no cards are passed at all. The cycle then repeats until the end of the game.")
def the_fourth_is_a_keeper() -> bool:
    cycles = [
        [Rules(preset).pass_offset(number) for number in range(8)]
        for preset in ("deluxe", "requiem", "pagat", "portal")
    ]
    return all(cycle == [1, 3, 2, 0, 1, 3, 2, 0] for cycle in cycles)


@says(S0, "the player with the two of clubs begins play by leading any club. The first card need not be the two.")
@says(S1, "the player with the two of clubs begins play by leading any club. The first card need not be the two.")
def any_club_leads() -> bool:
    deal = keeper(Rules("deluxe", passing="K"), ("AD 9C", "KC 2C 3H", "5C 5D", "6C 6D"))
    return deal.table.turn == 1 and text(deal.view(1).legal) == "K2C"


@says(S0, "The player who threw the highest card of the suit led takes the trick, and begins the next trick.")
@says(S2, "the player who has played the highest card that matches the lead suite")
@says(S3, "the player who played the highest card in the suit led wins the trick and leads the next trick")
@says(S4, "The person who played the highest card of the suit led wins the trick and leads to the next trick.")
def the_highest_of_the_suit_led() -> bool:
    deal = keeper(Rules("pagat", passing="K"), ("2C 2D", "TC 3D", "AD KD", "9C AH"))
    after = follow(deal, "2C TC AD 9C")
    return after.table.turn == 1 and text(after.table.taken[1]) == "T92C AD"


@says(S2, "Cards that do not match the lead suite do not count, even though they may be of a higher rank.")
def off_suit_never_wins() -> bool:
    deal = keeper(Rules("pagat", passing="K"), ("2C 2D", "AD 3D", "AS KD", "AH KH"))
    return follow(deal, "2C AD AS AH").table.turn == 0


@says(S0, "Every player must follow suit if possible.")
@says(S1, "Every player must follow suit if possible.")
@says(S2, "One, if you have a card of the same suit as the lead suit, you must play it.")
@says(S3, "Players must play the suit of the card led if they have it.")
@says(S4, "Each player must follow suit if possible.")
def follow_suit() -> bool:
    presets = ("deluxe", "outland", "requiem", "portal", "pagat")
    return all(may(preset, "A5D QS KH", "7D") == "A5D" for preset in presets)


@says(S0, "If you should find yourself out of the suit led, you may play any card in your hand.")
@says(S2, "Two, if you do not have a card of the same suit as the lead suit, you may play any other card you wish.")
@says(S4, "If they do not have a card of that suit, they may play any card.")
def discard_anything() -> bool:
    return all(may(preset, "5D QS KH", "7C") == "5D QS KH" for preset in ("deluxe", "outland", "requiem", "pagat"))


@says(S0, "on the very first trick no points (hearts or the queen of spades) may be played")
@says(S1, "on the very first trick no points (hearts or the queen of spades) may be played")
@says(S2, "you may not play any points on the very first hand of each round")
@says(S3, "Players cannot play hearts or the queen of spades on the first trick of the game.")
@says(S4, "If a player has no clubs when the first trick is led, a heart or the Queen of Spades cannot be played.")
def no_points_on_the_first_trick() -> bool:
    presets = ("deluxe", "outland", "requiem", "portal")
    return all(may(preset, "5D AQS KH", "2C", first=True) == "5D AS" for preset in presets)


@says(S4, "illegal to play points on the very first trick, unless you have nothing but penalty cards in your hand")
def nothing_but_penalty_cards() -> bool:
    return may("pagat bleed=no", "QS KH", "2C", first=True) == "QS KH"


@says(S0, "hearts or the queen of spades may not be led until one has been discarded in the course of play")
@says(S1, "hearts or the queen of spades may not be led until one has been discarded in the course of play")
@says(S2, "you could not lead hearts or the Queen of Spades until someone else has broken points")
def points_may_not_be_led() -> bool:
    return all(may(preset, "5D AQS KH") == "5D AS" for preset in ("deluxe", "outland"))


@says(S0, 'After a heart or the queen of spades has been played, hearts are considered "broken" and may be led.')
@says(S1, 'After a heart or the queen of spades has been played, hearts are considered "broken" and may be led.')
def a_heart_or_the_queen_breaks() -> bool:
    table = Rules("deluxe")
    breaks = [at(table, trick).broken for trick in ("5D 3H", "5D QS", "5S QS", "5D AS")]
    return breaks == [True, True, True, False] and may("deluxe", "5D AQS KH", broken=True) == "5D AQS KH"


@says(S2, "broken by playing a heart or the Queen of Spades on a trick when they were void of that suit")
def broken_by_a_discard() -> bool:
    return [at(Rules("outland"), trick).broken for trick in ("5D 3H", "5D QS", "5S QS")] == [True, True, False]


@says(S0, "Play continues until there are no more cards left. Then the score is tabulated.")
@says(S2, "This continues until all thirteen cards have been played.")
def thirteen_tricks() -> bool:
    game = whole(Rules("deluxe"), 3, careful, deals=1)
    assert game.deal is not None
    return len(game.deal.table.tricks) == 13 and sizes(game.deal) == [0, 0, 0, 0] and game.phase == "deal"


@says(S0, "The game is over when one player exceeds the point limit set for the game.")
@says(S1, "The game is over when one player exceeds the point limit set for the game.")
def over_above_the_limit() -> bool:
    table = Rules("deluxe")
    return not ended(table, (100, 7, 30, 40), 9) and ended(table, (101, 7, 30, 40), 9)


@says(S2, "until one (or more) players have 100 points or greater")
@says(S3, "The game ends when a player has received 100 penalty points.")
@says(S4, "The game continues until one player has reached or exceeded points at the conclusion of a hand.")
def over_at_the_limit() -> bool:
    presets = ("outland", "requiem", "pagat", "portal")
    return all(
        ended(Rules(preset), (100, 7, 30, 40), 9) and not ended(Rules(preset), (99, 7, 30, 40), 9) for preset in presets
    )


@says(S0, "The player with the lowest score wins.")
@says(S2, "the player with the least points wins the game")
@says(S3, "The winner is the player with the least points at this time.")
@says(S4, "The person with the lowest score is then the winner.")
def the_lowest_wins() -> bool:
    game = Game(Rules("deluxe"), "over", (101, 7, 30, 40), (), None, None, None)
    return game.winners == (1,)


@says(S0, "JACK OF DIAMONDS: When checked, the jack of diamonds is worth -10.")
def the_jack() -> bool:
    return points("deluxe", "JD 5H", *REST)[0] == -9 and points("deluxe bonus=none", "JD 5H", *REST)[0] == 1


@says(S0, "QUEEN OF SPADES: When checked, the queen of spades is worth +13.")
def the_queen() -> bool:
    return points("deluxe", "QS", *REST)[0] == 13 and points("deluxe queen=0", "QS", *REST)[0] == 0


@says(S0, "NO TRICK RULE: When checked, players receive a -5 bonus for taking no points in a hand.")
def the_no_trick_rule() -> bool:
    return points("deluxe clean=points", "JD", "AC", "QS AH", "2H") == (-15, -5, 14, 1)


@says(S0, "ROTATE LEAD: When checked, the lead rotates, instead of the two of clubs deciding the lead.")
def rotate_lead() -> bool:
    hands = ("2C", "3C", "4C", "5C")
    table = Rules("deluxe", leader="dealer", passing="K")
    return [keeper(table, hands, number=number).table.turn for number in range(5)] == [0, 1, 2, 3, 0]


@says(S0, 'TURN OFF PASSING: When checked, no passing will occur. All hands are "keepers."')
def no_passing() -> bool:
    return [Rules("deluxe", passing="K").pass_offset(number) for number in range(4)] == [0, 0, 0, 0]


@says(S0, "TWO OF CLUBS MUST LEAD: When checked the two of clubs must be led on the first trick.")
@says(S2, "the player who has the 2 of clubs must start the game by playing that card")
@says(S3, "The player holding the 2 of clubs starts the game by playing that card.")
@says(S4, "The person who holds the 2 of clubs must lead it to the first trick.")
def the_two_must_lead() -> bool:
    tables = ("deluxe opening=lowest", "outland", "requiem", "pagat", "portal")
    return all(may(table, "A92C 3D", first=True) == "2C" for table in tables)


@says(S0, "BLEED ON FIRST TRICK: When checked, you may play Hearts or the Queen on the first trick.")
def bleed() -> bool:
    return may("deluxe bleed=yes", "5D QS KH", "2C", first=True) == "5D QS KH"


@says(S0, 'QUEEN IS NOT A HEART: When checked playing the Queen of Spades does not "break" hearts.')
def the_queen_is_not_a_heart() -> bool:
    table = Rules("deluxe", queen_breaks="never")
    return [at(table, trick).broken for trick in ("5D QS", "5S QS", "5D 3H")] == [False, False, True]


@says(S0, "HANDICAP: This pop-up menu sets your initial score.")
def handicap() -> bool:
    return Game.new(Rules("deluxe", handicap="20,0,0,-5")).scores == (20, 0, 0, -5)


@says(S0, "SCORE: This pop-up menu sets point limit of the game.")
def the_limit() -> bool:
    table = Rules("deluxe", limit=50)
    return ended(table, (51, 1, 2, 3), 4) and not ended(table, (50, 1, 2, 3), 4)


# ---- S2: Outland ----------------------------------------------------------------------------------------------------


@says(S2, "usually it rotates one to the left: on their left, then across, …; the fourth is a keeper")
def outland_cycle() -> bool:
    return [Rules("outland").pass_offset(number) for number in range(5)] == [1, 2, 3, 0, 1]


@says(S2, "One of the options is to avoid the keeper rounds, thus ensuring that there is always a pass.")
def outland_without_a_keeper() -> bool:
    return [Rules("outland", passing="LAR").pass_offset(number) for number in range(4)] == [1, 2, 3, 1]


@says(S2, "Each heart is one point. The Queen of Spades is 13. The Ten of Diamonds is -10 points if selected.")
def outland_points() -> bool:
    with_ten = points("outland bonus=TD", "AH", "QS", "TD", "JD")
    return with_ten == (1, 13, -10, 0) and points("outland", "AH", "QS", "TD", "JD") == (1, 13, 0, 0)


@says(S2, "he gets zero points for that round and everyone else gets all of the points that he would have received")
@says(S2, "player #1 shot the moon, then he would get zero points, and everyone else would get 26 points")
def outland_moon() -> bool:
    return points("outland", ALL, *REST) == (0, 26, 26, 26)


@says(S2, "all of the points in a round (including the Queen of Spades, if that option is being used)")
def outland_moon_without_a_queen() -> bool:
    return points("outland queen=0", "AKQJT98765432H", "QS", "-", "-") == (0, 13, 13, 13)


# ---- S3: Requiem ----------------------------------------------------------------------------------------------------


@says(S3, "Players cannot lead with hearts until hearts have been broken: the first time a player plays a Heart.")
@says(S4, "It is illegal to lead a heart until after a heart has been played to a previous trick")
def hearts_only_break() -> bool:
    tables = [Rules(preset) for preset in ("requiem", "pagat")]
    broken = [[at(table, trick).broken for trick in ("5D 3H", "5D QS", "5S QS")] for table in tables]
    return broken == 2 * [[True, False, False]] and may("requiem", "5D KH") == may("pagat", "5D KH") == "5D"


@says(S3, "A player may lead hearts if there are no other options to play even if hearts are not broken.")
@says(S4, "A player whose hand consists entirely of hearts may lead any heart, thereby breaking hearts")
def only_hearts_may_lead_and_break() -> bool:
    leads = [may(preset, "AK3H") for preset in ("requiem", "pagat", "deluxe", "outland", "portal")]
    return leads == ["AK3H"] * 5 and at(Rules("requiem"), "3H").broken


@says(S3, "the player has the option of having 26 points taken from their score or 26 given to each other player")
@says(S4, "your score is reduced by 26 points, or you may choose to have all other players' scores increased by 26")
def the_shooter_chooses() -> bool:
    game = dealt(Rules("requiem", passing="K"), SUN)
    while game.phase == "play":
        game = grab(game)
    minus, plus = game.play(Declared(0, "minus")), game.play(Declared(0, "plus"))
    return (game.phase, game.waiting, minus.scores, plus.scores) == ("moon", (0,), (-26, 0, 0, 0), (0, 26, 26, 26))


# ---- S4: pagat.com and a portal -------------------------------------------------------------------------------------


@says(S4, "Players are permitted to lead spades to any trick after the first. (The queen may be led.)")
@says(S4, "The Queen of Spades can be led at any time.")
def the_queen_may_lead() -> bool:
    return [may(preset, "5D AQS KH") for preset in ("pagat", "portal", "requiem")] == ["5D AQS"] * 3


@says(S4, "Hearts may not be led until a heart or the Queen of Spades has been played.")
@says(S4, "Some play that the Queen of Spades breaks hearts.")
def the_queen_breaks_at_the_portal() -> bool:
    broken = [at(Rules("portal"), trick).broken for trick in ("5D QS", "5S QS", "QS")]
    return broken == [True] * 3 and at(Rules("pagat", queen_breaks="played"), "5S QS").broken


@says(S4, "Each heart scores one point, and the queen of spades scores 13 points.")
def pagat_points() -> bool:
    return points("pagat", "AK2H", "QS", "JD", "TD") == (3, 13, 0, 0)


@says(S4, "only 12 cards are dealt to each player; four cards are dealt to a face down kitty")
def twelve_and_a_kitty() -> bool:
    table = Rules("kitty")
    return (table.hand_size, table.kitty_size) == (12, 4)


@says(S4, "which is added to the tricks of the first player who takes a penalty card")
def the_kitty_goes_with_the_first_penalty() -> bool:
    table = Rules("kitty", passing="K")
    hands = ("2C 2D", "5C 3D", "AC 9D", "3C 4H")
    first = follow(keeper(table, hands, "AKS QJH"), "2C 5C AC 3C")
    second = follow(first, "9D 4H 2D 3D")
    return (
        first.table.kitty_taker == -1
        and second.table.kitty_taker == 2
        and text(second.taken[2]) == ("A532C 932D AKS QJ4H")
    )


@says(S4, "A kitty can also be used where the cards cannot be dealt evenly, for more or fewer than four players.")
def a_kitty_for_other_numbers() -> bool:
    return [Rules("pagat", players=players, remainder="kitty").kitty_size for players in (3, 5, 6)] == [1, 2, 4]


@says(S4, "players are not required to pass any cards; they pass on the cards that were passed to them without looking")
def a_relay() -> bool:
    game = dealt(Rules("pagat", decline=True), ("AKQJT98765432C", "AKQJT98765432D", "AKQJT98765432S", "AKQJT98765432H"))
    for seat, packet in enumerate(("AKQC", "-", "AKQS", "AKQH")):
        game = game.play(Passed(seat, 0 if packet == "-" else cards(packet)))
    assert game.deal is not None
    return [text(got) for got in game.deal.got] == ["AKQH", "-", "AKQC", "AKQS"] and game.view(1).got == 0


@says(S4, "This could result in a player getting their own cards back.")
def their_own_cards_back() -> bool:
    game = dealt(Rules("pagat", decline=True), ("AKQJT98765432C", "AKQJT98765432D", "AKQJT98765432S", "AKQJT98765432H"))
    for seat, packet in enumerate((cards("AKQC"), 0, 0, 0)):
        game = game.play(Passed(seat, packet))
    return text(game.view(0).got) == "AKQC" and text(game.view(0).hand) == "AKQJT98765432C"


@says(S4, "All players must pass their own cards before looking at the cards received from an opponent.")
def pass_before_looking() -> bool:
    game = dealt(Rules("portal"), ("AKQJT98765432C", "AKQJT98765432D", "AKQJT98765432S", "AKQJT98765432H"))
    for seat, packet in enumerate(("AKQC", "AKQD", "AKQS")):
        game = game.play(Passed(seat, cards(packet)))
        if any(game.view(who).got for who in range(4)):
            return False
    return text(game.play(Passed(3, cards("AKQH"))).view(3).got) == "AKQS"


@says(S4, "Some players allow hearts to be led at any time. This was the original rule.")
def hearts_at_any_time() -> bool:
    return may("old-school", "5D QS KH") == "5D QS KH"


@says(S4, "The original rule was that player to the left of the dealer always leads to the first trick, any card.")
def left_of_the_dealer() -> bool:
    table = Rules("old-school", passing="K")
    first, second = (keeper(table, ("5D", "QS KH 3C", "2C", "6C"), number=number) for number in (0, 1))
    return (first.table.turn, second.table.turn, text(second.view(1).legal)) == (0, 1, "3C QS KH")


@says(S4, "With the restriction on leading hearts the opening lead can be anything but a heart.")
def anything_but_a_heart() -> bool:
    return may("old-school must_break=yes", "3C 5D QS KH", first=True) == "3C 5D QS"


@pytest.mark.parametrize(
    ("seed", "sentence", "check"), SENTENCES, ids=[f"{seed[:3]} {check.__name__}" for seed, _, check in SENTENCES]
)
def test_the_sentence_holds(seed: str, sentence: str, check: Check) -> None:
    assert check(), f"{seed} says: {sentence}"


def test_every_document_is_heard() -> None:
    assert {seed for seed, _, _ in SENTENCES} == {S0, S1, S2, S3, S4}
