"""The same cards for everyone, on the page: daily deals, signatures, and the leaderboard.

Begin with `daily.py` (today's deals), `board.py` (the leaderboard) and `send.py` (a link, a QR code, a file).
`came.py` asks before anything from a link is taken.

What a result is and whether it holds is decided in `hearts.app.same`, not here.
"""
