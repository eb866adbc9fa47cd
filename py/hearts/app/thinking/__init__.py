"""Questions to the minds, asked now or ahead of time, and the pool of workers that answers them."""
