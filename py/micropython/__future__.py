"""Lets `from __future__ import annotations` stand at the top of a module on MicroPython, which drops annotations."""

annotations = None
