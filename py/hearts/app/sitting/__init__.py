"""The sitting: who plays at the table, what they ask for, and how a game goes on, move by move."""
