"""The same cards for everyone: deals that travel."""
