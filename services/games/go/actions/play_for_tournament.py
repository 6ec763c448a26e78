"""Games that tournaments ask for: made once for each key, how they stand, and let go."""

from collections.abc import Sequence
from dataclasses import dataclass

from services.games.go.actions.judge_clocks import judge_game, now_tick
from services.games.go.actions.start_game import Proposal, start_games
from services.games.go.domain.setup import GameSettings
from services.games.go.domain.status import STARTED, GameFlag, Status
from services.games.go.refusals import TournamentGameIsGone, refusing_broken_rules
from services.games.go.store import games, players, tournaments
from services.games.go.tables.games import GoGame, GoTournamentGame
from shared import clock
from shared.database import reading, writing
from shared.members import Member


@dataclass(frozen=True)
class BoardOrder:
    """What a tournament wants at one of its boards."""

    key: str
    tournament_id: int
    black: Member
    white: Member
    settings: GameSettings
    stops_for_vacation: bool = True
    shape_id: int = 0
    shape_snapshot: str = ""


@dataclass(frozen=True)
class BoardState:
    """How the game of a board stands; `gone` when it was removed or let go."""

    key: str
    game_id: int | None
    gone: bool
    finished: bool
    void: bool
    score: float
    moves: int


def make_game(order: BoardOrder) -> int:
    """The game of this key: game and key in one transaction, or the one there is."""
    now = clock.now()
    with refusing_broken_rules(), writing() as session:
        known = tournaments.find(session, order.key)
        if known is not None:
            if known.game_id is None or known.let_go:
                raise TournamentGameIsGone
            return known.game_id
        both = players.enrol_all(session, (order.black, order.white), now)
        proposal = Proposal(
            both[order.black.player_id],
            both[order.white.player_id],
            order.settings,
            order.shape_id,
            order.shape_snapshot,
            tournament_id=order.tournament_id,
            stops_for_vacation=order.stops_for_vacation,
        )
        (game_id,) = start_games(session, proposal, now)
        session.add(
            GoTournamentGame(key=order.key, tournament_id=order.tournament_id, game_id=game_id)
        )
        return game_id


def states_of(tournament_id: int) -> Sequence[BoardState]:
    """Clocks are judged first: a flag that fell is a result."""
    with reading() as session:
        late = tournaments.late_games(session, tournament_id, now_tick())
    for game_id in late:
        judge_game(game_id)
    with reading() as session:
        found = tournaments.games_of_tournament(session, tournament_id)
        return [_state(made, game) for made, game in found]


def state_of(key: str) -> BoardState:
    """One game; its clock is judged by the scheduler."""
    with reading() as session:
        made, game = tournaments.game_of_key(session, key)
        return _state(made, game)


def _state(made: GoTournamentGame, game: GoGame | None) -> BoardState:
    if game is None:
        return BoardState(made.key, None, True, False, False, 0.0, 0)
    detached = made.let_go or bool(game.flags & GameFlag.DETACHED)
    void = bool(game.flags & GameFlag.NO_RESULT)
    finished = game.status == Status.FINISHED
    return BoardState(made.key, game.id, detached, finished, void, game.score, game.moves)


def let_game_go(key: str, tournament_id: int) -> None:
    """The game goes on by the ordinary rules and counts no longer; a key not used never will be."""
    with writing() as session:
        known = tournaments.find(session, key)
        if known is None:
            session.add(GoTournamentGame(key=key, tournament_id=tournament_id, let_go=True))
            return
        known.let_go = True
        if known.game_id is None:
            return
        game = games.hold(session, known.game_id)
        if game.status in STARTED:
            game.flags |= GameFlag.DETACHED
            game.stops_for_vacation = True
