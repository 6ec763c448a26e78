"""An association that has been at it for a while, made through the public API."""
