"""The players service at a glance."""

ROUTES: dict[str, type] = {}
