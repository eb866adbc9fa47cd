"""Questions to the minds, asked now or ahead of time, and the pool of workers that answers them.

Begin with `asker.py`: it asks, keeps answers, and never asks the same thing twice. `ahead.py` asks while the player
thinks, `pool.py` starts the workers and gives them questions.

The game never depends on an answer: without one, the page's own mind plays.
"""
