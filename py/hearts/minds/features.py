"""Features: which entries of the learned tables (`hearts.minds.weights`) speak for a card, in which situation.

A card counts by its suit's kind, by how many cards that are out are over and under it, and by what it is itself; and
by who alone has points, how far the deal is, who has the dear card, and who is known to be out of a suit. The tables
are added up: a policy is linear in them. `hearts.arena.train` learns them, `hearts.minds.policy` plays so.

kind     of a suit: 0 plain, 1 the bonus card is about, 2 a dear card is about, 3 in one's own hand even, 4 hearts
cell     of a card: role * 56 + over * 8 + under, with over up to 6 and under up to 7 cards that are out
edge     of a card: over up to 3
role     of a card: 0 none, 1 dear (the queen of spades), 2 would catch it, 3 the bonus card, 4 would catch that
pot      of a trick: 0 nothing, 1 points, 2 a dear card, 3 the bonus card
moon     0 can be nobody's, 1 nobody has points yet, 2-4 another seat alone has some, 5-7 so have we: by `level`
threat   the same in a trick: 0, 1; 2-10 another's, by level and by where that seat is (0 takes the trick so far, 1 is
         yet to play, 2 has played and takes it not); 11-13 ours
level    of the points that one seat alone has: 0 few, 1 from NEAR on, 2 from FAR on, of 26
stage    thirds of the deal; where the moon is ours, how many losers are left: 0 none, 1 one or two, 2 more
dear     0 gone, 1 out, 2 in one's own hand
voids    how many other seats are known to be out of the suit, up to 2
own      which of the suit's cards in one's own hand it is: 3 * as many under it + as many over it, both up to 2
ends     of the suit in one's own hand, for leads: 2 where a third at most of what is out is under its lowest card,
         and 1 where none is over its highest
"""

OVER, UNDER, ROLES, KINDS, LENGTHS, POTS = 7, 8, 5, 5, 6, 4
CELLS, EDGES, UNDERS = OVER * UNDER, 4, 3
MOONS, THREATS, STAGES, DEARS, VOIDS = 8, 14, 3, 3, 3
OWNS, ENDS = 9, 4
NEAR, FAR = 5, 13
TRICKS = 3 * POTS * 2  # [2nd, between, last][pot][takes it so far]

LEAD = 0  # [stage][kind][cell without role]
LEAD_LENGTH = LEAD + STAGES * KINDS * CELLS  # [cards held of the suit][kind][edge][voids]
LEAD_ROLE = LEAD_LENGTH + LENGTHS * KINDS * EDGES * VOIDS  # [role]
LEAD_MOON = LEAD_ROLE + ROLES  # [moon][stage][kind][edge]
LEAD_DEAR = LEAD_MOON + MOONS * STAGES * KINDS * EDGES  # [dear][kind][edge][under up to 2]
LEAD_MOON_ROLE = LEAD_DEAR + DEARS * KINDS * EDGES * UNDERS  # [moon][role]
FOLLOW = LEAD_MOON_ROLE + MOONS * ROLES  # [trick][kind][cell without role]
FOLLOW_ROLE = FOLLOW + TRICKS * KINDS * CELLS  # [trick][role]
FOLLOW_MOON = FOLLOW_ROLE + TRICKS * ROLES  # [threat][stage][trick][edge]
FOLLOW_STAGE = FOLLOW_MOON + THREATS * STAGES * TRICKS * EDGES  # [stage][trick][kind][edge]
FOLLOW_DEAR = FOLLOW_STAGE + STAGES * TRICKS * KINDS * EDGES  # [dear][trick][kind][edge]
FOLLOW_LENGTH = FOLLOW_DEAR + DEARS * TRICKS * KINDS * EDGES  # [cards held of the suit][trick][kind][edge]
FOLLOW_VOID = FOLLOW_LENGTH + LENGTHS * TRICKS * KINDS * EDGES  # [voids][trick][kind][edge]
THROW = FOLLOW_VOID + VOIDS * TRICKS * KINDS * EDGES  # [stage][kind][cell without role]
THROW_LENGTH = THROW + STAGES * KINDS * CELLS  # [cards held of the suit][kind][edge][under up to 2]
THROW_ROLE = THROW_LENGTH + LENGTHS * KINDS * EDGES * UNDERS  # [role]
THROW_MOON = THROW_ROLE + ROLES  # [threat][stage][kind][edge]
THROW_DEAR = THROW_MOON + THREATS * STAGES * KINDS * EDGES  # [dear][kind][edge]
THROW_MOON_ROLE = THROW_DEAR + DEARS * KINDS * EDGES  # [threat][role]
PASS = THROW_MOON_ROLE + THREATS * ROLES  # [kind][role][cell without role]
PASS_LENGTH = PASS + KINDS * ROLES * CELLS  # [kind][role][cards held of the suit]
FOLLOW_OWN = PASS_LENGTH + KINDS * ROLES * LENGTHS  # [own][trick][kind][edge]
THROW_OWN = FOLLOW_OWN + OWNS * TRICKS * KINDS * EDGES  # [own][kind][edge][under up to 2]
LEAD_OWN = THROW_OWN + OWNS * KINDS * EDGES * UNDERS  # the same
LEAD_ENDS = LEAD_OWN + OWNS * KINDS * EDGES * UNDERS  # [ends][cards held of the suit][kind][edge]
SIZE = LEAD_ENDS + ENDS * LENGTHS * KINDS * EDGES
