"""Statistics of finished games: each game as a row of facts, and figures added up from the rows."""
