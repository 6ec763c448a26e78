"""The games service at a glance."""

ROUTES: dict[str, type] = {}
