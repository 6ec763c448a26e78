"""Why something that concerns both kinds of games is refused."""

from shared.errors import BadRequest


class GameOrTopics(BadRequest):
    """Name a game_id, or topics"""
