"""The sitting: the players at the table, their commands, and a game that goes on move by move."""
