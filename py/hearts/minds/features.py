"""Features: which entries of the learned tables (`hearts.minds.weights`) speak for a card, in which situation.

A card counts by its suit's kind, by how many cards that are out are over and under it, and by what it is itself. The
tables are added up: a policy is linear in them. `hearts.arena.train` learns them, `hearts.minds.policy` plays so.

kind     of a suit: 0 plain, 1 the bonus card is about, 2 a dear card is about, 3 in one's own hand even, 4 hearts
cell     of a card: role * 30 + over * 6 + under, with over up to 4 and under up to 5 cards that are out
role     of a card: 0 none, 1 dear (the queen of spades), 2 would catch it, 3 the bonus card, 4 would catch that
pot      of a trick: 0 nothing, 1 points, 2 a dear card, 3 the bonus card
moon     0 nobody's, 1 another seat has all points so far and five at least, 2 so have we
"""

OVER, UNDER, ROLES, KINDS, LENGTHS, POTS = 5, 6, 5, 5, 6, 4
CELLS = OVER * UNDER
NEAR_MOON = 5  # points by one seat alone, from which on a moon is thought of

LEAD = 0  # [kind][cell without role]
LEAD_LENGTH = LEAD + KINDS * CELLS  # [kind][cards held of the suit]
FOLLOW = LEAD_LENGTH + KINDS * LENGTHS  # [2nd, between, last][pot][takes it so far][kind][cell without role]
THROW = FOLLOW + 3 * POTS * 2 * KINDS * CELLS  # [the one near a moon takes it][kind][cell without role]
THROW_LENGTH = THROW + 2 * KINDS * CELLS  # [kind][cards held of the suit]
ROLE = THROW_LENGTH + KINDS * LENGTHS  # [lead, throw, then as FOLLOW][role]
MOON = ROLE + (2 + 3 * POTS * 2) * ROLES  # [moon][lead, follow under, follow over, throw][points][over up to 2]
PASS = MOON + 3 * 4 * 3 * 3  # [kind][role][cell without role]
PASS_LENGTH = PASS + KINDS * ROLES * CELLS  # [kind][role][cards held of the suit]
SIZE = PASS_LENGTH + KINDS * ROLES * LENGTHS
