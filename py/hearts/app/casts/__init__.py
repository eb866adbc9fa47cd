"""Characters: who can sit down, their portraits, their sayings, their strength."""
