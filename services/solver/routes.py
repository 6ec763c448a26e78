"""The solver service at a glance."""

ROUTES: dict[str, type] = {}
