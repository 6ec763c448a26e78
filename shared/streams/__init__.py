"""Event streams: what happens is told to whoever listens, over one held connection each."""
