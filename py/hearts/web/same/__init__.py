"""The same cards for everyone, on the page: the daily deals, what is signed, and the leaderboard."""
