"""The rules as a form and as sentences."""
