"""The browser: the only layer that knows a page is there."""
