"""Learning: the coach, the review of a deal, replay, problems, lessons, and a mind's guess of the player's cards."""
