"""The table: scenes become elements, clicks and keys become commands."""
