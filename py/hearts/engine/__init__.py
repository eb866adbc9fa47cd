"""The game of Hearts as pure values: no clock, no I/O, no browser, no chance but what is handed in."""
