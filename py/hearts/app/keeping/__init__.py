"""The saved data between visits: settings, the next table, texts by name."""
