"""/ladder-drawings: the ranks of a member over time, as a picture."""

from collections.abc import Sequence
from datetime import datetime

from flask import Response
from flask_restful import Resource

from services.tournaments.ladders import store
from services.tournaments.ladders.tables import LadderMove
from shared import clock
from shared.arguments import answers
from shared.callers import Caller, anyone
from shared.database import reading
from shared.drawing import Line, Picture, draw_chart, picture
from shared.languages import Language
from shared.readers import day_text, reader_language

MOST_LEVELS = 6
RANK_OVER_TIME = {"en": "Rank over time", "fr": "Le rang au fil du temps"}
NEVER_THERE = {"en": "Never on this ladder", "fr": "Jamais sur cette échelle"}


def rank_chart(moves: Sequence[LadderMove], now: datetime, language: Language) -> str:
    """In steps, the first place above: a rank is held until the next one."""
    title = RANK_OVER_TIME[language]
    if not moves:
        return draw_chart(title, [], language=language, levels=(), note=NEVER_THERE[language])
    points: list[tuple[float, float]] = []
    for move in moves:
        at = move.moved_at.timestamp()
        if points:
            points.append((at, points[-1][1]))
        points.append((at, -move.rank))
    points.append((now.timestamp(), points[-1][1]))
    ranks = sorted({1, *(move.rank for move in moves)})
    step = max(1, len(ranks) // MOST_LEVELS)
    return draw_chart(
        title,
        [Line(points)],
        language=language,
        levels=[(-rank, str(rank)) for rank in ranks[::step]],
        marks=[(each.timestamp(), day_text(each, language)) for each in (moves[0].moved_at, now)],
        note=str(moves[-1].rank),
    )


class LadderDrawings(Resource):
    @anyone
    @answers(200, Picture)
    def get(self, _caller: Caller, ladder_id: int, player_id: int) -> Response:
        """See the ranks of a member over time."""
        with reading() as session:
            store.ladder(session, ladder_id)
            moves = store.moves(session, ladder_id, player_id)
        return picture(rank_chart(moves, clock.now(), reader_language()))
