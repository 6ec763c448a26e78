"""Pages of tournaments at tables of several seats."""
