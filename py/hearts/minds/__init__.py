"""How a computer chooses, from a View alone: the same View and seed give the same choice, and a ranking with it."""
