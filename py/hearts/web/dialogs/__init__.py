"""The dialogs, one module each, with the markup beside it in a file of the same name."""
