"""/showcase: what a first page shows of the games to everybody."""

from datetime import datetime, timedelta

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.games.diplomacy.domain.states import State
from services.games.diplomacy.store import showcase as diplomacy
from services.games.diplomacy.tables.games import Game
from services.games.go.domain.expiry import oldest_offer
from services.games.go.domain.results import robot_text
from services.games.go.domain.status import GameFlag
from services.games.go.store import players
from services.games.go.store import showcase as go
from services.games.go.tables.games import GoGame
from services.games.go.tables.proposals import GoOffer
from shared import clock
from shared.arguments import answers
from shared.database import Session, reading

FEW = 8
LATELY = timedelta(days=3)


class LookingGame(BaseModel):
    """A game that looks for players."""

    game: str = Field(examples=["diplomacy"], description="diplomacy or go")
    id: int = Field(description="The number of the game; of the offer for Go.")
    name: str = Field(description="Of the game; of who offers it for Go.")
    kind: str = Field(examples=["standard"], description="The variant, or the size of the board.")
    traits: list[str] = Field(
        examples=[["anonymous", "fog"]],
        description="Of anonymous, silent, fog, fast, rated: what holds.",
    )
    days: int = Field(description="Days for a phase of moves; 0: no deadline, or Go.")
    seats: int
    taken: int


class EndedGame(BaseModel):
    """A game that ended lately."""

    game: str
    id: int
    name: str = Field(description="Of the game; of both players for Go.")
    result: str = Field(
        examples=["draw", "B+3.5"], description="solo, last_year, stopped, draw, or the score."
    )
    moves: int | None = Field(description="How many, in Go.")
    ended_at: datetime


class Showcase(BaseModel):
    """What is going on."""

    diplomacy_running: int
    diplomacy_waiting: int
    go_running: int
    looking: list[LookingGame]
    ended: list[EndedGame] = Field(description="In the last three days, the newest first.")


class GamesShowcase(Resource):
    @answers(200, Showcase, conditional=True)
    def get(self) -> Showcase:
        """See what is going on: how many games, which look for players, which ended lately."""
        now = clock.now()
        with reading() as session:
            counts = diplomacy.count_by_state(session)
            free = diplomacy.games_with_free_seats(session, FEW)
            offers = go.newest_offers(session, oldest_offer(now), FEW)
            over = diplomacy.games_ended_since(session, now - LATELY, FEW)
            go_over = go.games_ended_since(session, now - LATELY, FEW)
            names = _names(session, offers, go_over)
            go_running = go.count_running(session)
        ended = [_ended(game) for game in over] + [_go_ended(game, names) for game in go_over]
        return Showcase(
            diplomacy_running=counts.get(State.STARTED, 0),
            diplomacy_waiting=counts.get(State.WAITING, 0),
            go_running=go_running,
            looking=[_looking(game, taken) for game, taken in free]
            + [_offer(offer, names) for offer in offers],
            ended=sorted(ended, key=lambda one: one.ended_at, reverse=True)[:FEW],
        )


def _names(session: Session, offers, games) -> dict[int, str]:
    sides = {side for game in games for side in (game.black_id, game.white_id)}
    return players.names_of(session, sides | {offer.owner_id for offer in offers})


def _looking(game: Game, taken: int) -> LookingGame:
    return LookingGame(
        game="diplomacy",
        id=game.id,
        name=game.name,
        kind=game.variant,
        traits=[name for name in ("anonymous", "silent", "fog", "fast") if getattr(game, name)],
        days=game.speed_moves,
        seats=game.number_of_roles,
        taken=taken,
    )


def _offer(offer: GoOffer, names: dict[int, str]) -> LookingGame:
    return LookingGame(
        game="go",
        id=offer.id,
        name=names.get(offer.owner_id, ""),
        kind=f"{offer.size}×{offer.size}",
        traits=["rated"] if offer.rated else [],
        days=0,
        seats=2,
        taken=1,
    )


def _ended(game: Game) -> EndedGame:
    return EndedGame(
        game="diplomacy",
        id=game.id,
        name=game.name,
        result=game.ending or "stopped",
        moves=None,
        ended_at=game.finished_at or clock.now(),
    )


def _go_ended(game: GoGame, names: dict[int, str]) -> EndedGame:
    sides = (names.get(side, "") for side in (game.black_id, game.white_id))
    return EndedGame(
        game="go",
        id=game.id,
        name=" – ".join(sides),
        result=robot_text(game.score, bool(game.flags & GameFlag.NO_RESULT)),
        moves=game.moves,
        ended_at=game.last_changed,
    )
