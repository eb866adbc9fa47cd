"""The arena: minds play the same deals in each other's seats, so that skill shows and luck does not; native only."""
