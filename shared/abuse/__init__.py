"""Reports of abuse: a member points at a text, administrators look at it as it was stored."""
