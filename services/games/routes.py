"""The games service at a glance."""

from services.games.go.routes import ROUTES as GO_ROUTES

ROUTES: dict[str, type] = {**GO_ROUTES}
