"""Programs that prepare, draw, pack, serve and check; `build.py` is the door to them."""
