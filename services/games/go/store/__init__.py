"""Every query of the Go half, by noun."""
