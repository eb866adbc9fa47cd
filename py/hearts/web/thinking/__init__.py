"""Who thinks beside the page: the pool of workers."""
