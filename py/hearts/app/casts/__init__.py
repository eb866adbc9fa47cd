"""Characters who can sit at the table: portraits, sayings and strength."""
