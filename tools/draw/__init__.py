"""Programs that draw the cards and the portraits when the game is built."""
