"""The chart of a rating."""

from datetime import UTC, datetime

from services.games.go.resources.players import rating_chart
from services.games.go.tables.players import GoRatingChange


def test_the_chart_shows_the_rating_between_its_bounds():
    day = datetime(2024, 1, 2, tzinfo=UTC)
    change = GoRatingChange(rating=2050, minimum=1900, maximum=2200, changed_at=day)
    drawing = rating_chart([change], "en")
    assert drawing.count("<circle") == drawing.count("<polygon") == 1
    assert drawing.count(">2 Jan 2024</text>") == 1
    assert "1k</text>" in drawing
    assert "2050 · 1d (−50%)" in drawing


def test_without_rated_games_the_chart_says_so():
    assert "No rated games" in rating_chart([], "en")
    assert "Pas encore de partie classée" in rating_chart([], "fr")
