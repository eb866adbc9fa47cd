"""Learning: the coach, the review of a deal, replay, problems, lessons, and what a mind thinks of one's cards."""
