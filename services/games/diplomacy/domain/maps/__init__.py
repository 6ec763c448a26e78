"""Maps as pictures: geometry, symbols, arrows, and the drawing of them; pure functions."""
