"""Tables of people: a portable protocol over a relay that reads nothing; see docs/people.md."""
