"""The same cards for everyone, on the page: daily deals, signatures, and the leaderboard."""
