"""The pages people open: a client of the six services, without a database of its own."""
