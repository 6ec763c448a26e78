"""The tournaments service at a glance."""

ROUTES: dict[str, type] = {}
