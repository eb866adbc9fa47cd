"""What is kept between visits: settings, the next table, texts by name."""
