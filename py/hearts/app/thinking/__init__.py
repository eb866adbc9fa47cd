"""Who asks the minds, and what they are asked ahead of time."""
