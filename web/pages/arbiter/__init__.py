"""What organisers and arbiters do: set an event up, pair, enter, publish."""
