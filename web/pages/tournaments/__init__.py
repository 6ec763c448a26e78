"""Events, tournaments and the hall."""
