"""What waits for a player in Go: moves, invitations and messages."""

from collections.abc import Iterator
from datetime import UTC, datetime

from services.games.go.actions.judge_clocks import games_to_move
from services.games.go.domain.agenda_words import (
    answer_text,
    board_text,
    invitation_text,
    move_text,
    unread_text,
)
from services.games.go.domain.clocks import TICK_SECONDS
from services.games.go.store import messages, players, proposals, seats
from services.games.go.tables.games import GoGame
from shared import clock
from shared.agenda import AgendaItem
from shared.database import reading
from shared.languages import Language

FURTHEST_TICK = 2**31  # a flag beyond it never falls


def go_items(player_id: int, language: Language) -> Iterator[AgendaItem]:
    waiting = [game for game, _priority in games_to_move(player_id, "TIMELEFT")]
    with reading() as session:
        invited = [
            game
            for game in proposals.invitations_with(session, player_id, clock.now())
            if game.to_move_id != player_id
        ]
        others = {seats.opponent_id(game, player_id) for game in (*waiting, *invited)}
        names = players.names_of(session, others)
        unread = messages.unread_in_games(session, player_id)
    for game in waiting:
        yield _move(game, names.get(seats.opponent_id(game, player_id), ""), language)
    for game in invited:
        yield _invitation(game, names.get(seats.opponent_id(game, player_id), ""), language)
    for game_id, count in unread.items():
        yield _unread(game_id, count, language)


def _move(game: GoGame, opponent: str, language: Language) -> AgendaItem:
    return AgendaItem(
        key=f"go-move-{game.id}-{game.moves}",
        game="go",
        kind="move",
        summary=move_text(game.id, opponent, language),
        detail=board_text(game.size, game.moves, language),
        path=f"/go/{game.id}",
        deadline=_flag_falls(game),
    )


def _flag_falls(game: GoGame) -> datetime | None:
    if not 0 < game.flag_tick < FURTHEST_TICK:
        return None
    return datetime.fromtimestamp(game.flag_tick * TICK_SECONDS, UTC)


def _invitation(game: GoGame, opponent: str, language: Language) -> AgendaItem:
    return AgendaItem(
        key=f"go-invitation-{game.id}",
        game="go",
        kind="invitation",
        summary=invitation_text(opponent, game.size, language),
        detail=answer_text(language),
        path=f"/go/{game.id}",
    )


def _unread(game_id: int, count: int, language: Language) -> AgendaItem:
    return AgendaItem(
        key=f"go-messages-{game_id}",
        game="go",
        kind="messages",
        summary=unread_text(game_id, count, language),
        detail="",
        path=f"/go/{game_id}#letters",
    )
