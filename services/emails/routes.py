"""The emails service at a glance."""

ROUTES: dict[str, type] = {}
