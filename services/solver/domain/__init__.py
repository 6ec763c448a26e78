"""The rules around the engine: variants, positions, orders, reports; standard library only."""
