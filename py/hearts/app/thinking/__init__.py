"""Who asks the minds, what they are asked ahead of time, and the pool of workers that answer."""
