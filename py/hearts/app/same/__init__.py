"""The same cards for everyone: deals, games, matches and daily deals that players share."""
