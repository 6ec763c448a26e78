"""Pure tests of the rules by which games run themselves."""
