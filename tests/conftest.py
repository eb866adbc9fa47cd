"""What every test starts with: Hypothesis repeats its examples, so that a red run is red again."""

from hypothesis import settings

settings.register_profile("repeatable", deadline=None, derandomize=True, database=None)
settings.load_profile("repeatable")
