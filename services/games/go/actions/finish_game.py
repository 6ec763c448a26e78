"""A game ends: result, ratings, counters, messages. Exactly once."""

from datetime import datetime, timedelta

from services.games.go.domain.ratings import RatedGame, Rating, ratings_after, result_of
from services.games.go.domain.results import Ending, long_text
from services.games.go.domain.status import YOUNG_GAME_MOVES, GameFlag, Rated, Status, is_young
from services.games.go.store import conditions, followers, games, messages, notes, players, seats
from services.games.go.tables.games import GoGame
from services.games.go.tables.players import GoPlayer
from shared.database import Session

REFUSES_NOTHING = -1


def finish_game(
    session: Session, game: GoGame, score: float, now: datetime, *, actor_id: int = 0
) -> None:
    """Close a game that is held and not finished; `actor_id` need not be told the result."""
    game.status = Status.FINISHED
    game.to_move_id = 0
    game.score = score
    game.last_changed = now
    result = long_text(score, bool(game.flags & GameFlag.NO_RESULT))
    if seats.is_for_two(game):
        _rate(session, game, now)
    else:
        game.rated, game.unrated_reason = Rated.NO, "multi-player games are not rated"
    player_ids = seats.player_ids(session, game)
    for player_id in sorted(player_ids):
        player = players.hold(session, player_id)
        player.running -= 1
        player.finished += 1
    others = player_ids - {actor_id}
    game.message_id = messages.send(session, game.id, actor_id, others, result, now, "RESULT")
    observers = notes.observers_of(session, game.id)
    messages.send(session, game.id, 0, observers, result, now, "RESULT")
    conditions.deactivate_all(session, game.id)
    followers.tell_followers(session, game, "end", result=result)
    games.clear_after_end(session, game.id)


def unrated_reason(game: GoGame, black: GoPlayer, white: GoPlayer, now: datetime) -> str:
    """Why a game does not count for the ratings; nothing when it does."""
    if game.rated == Rated.NO:
        return game.unrated_reason or "the game was not rated"
    if game.flags & GameFlag.NO_RESULT:
        return "the game has no result"
    if is_young(game.moves, game.handicap):
        return f"fewer than {YOUNG_GAME_MOVES + game.handicap} moves were made"
    if not (black.has_rated_game and white.has_rated_game):
        return "a player has no rating"
    winner, loser = (white, black) if game.score > 0 else (black, white)
    if abs(game.score) == Ending.TIMEOUT and _refuses(winner, loser, now):
        return "the winner refuses wins on time against players who have left"
    return ""


def _refuses(winner: GoPlayer, loser: GoPlayer, now: datetime) -> bool:
    days = winner.refuse_timeout_days
    if days == REFUSES_NOTHING:
        return False
    return loser.last_moved_at is None or now - loser.last_moved_at >= timedelta(days=days)


def _rate(session: Session, game: GoGame, now: datetime) -> None:
    held = players.hold_all(session, {game.black_id, game.white_id})
    black, white = held[game.black_id], held[game.white_id]
    game.unrated_reason = unrated_reason(game, black, white, now)
    before = black.believed_rating, white.believed_rating
    if not game.unrated_reason and before[0] and before[1]:
        record = RatedGame(game.size, game.komi, game.handicap, result_of(game.score))
        after = ratings_after(before[0], before[1], record)
        _store_rating(session, game, black, after[0], now)
        _store_rating(session, game, white, after[1], now)
        _count_result(black, white, game.score)
        game.rated = Rated.DONE
    else:
        game.rated = Rated.NO
    game.black_end_rating, game.white_end_rating = black.known_rating, white.known_rating


def _store_rating(
    session: Session, game: GoGame, player: GoPlayer, new: Rating, now: datetime
) -> None:
    difference = new.rating - (player.rating or 0.0)
    player.believed_rating = new
    players.log_rating(session, player.player_id, game.id, new, difference, now)


def _count_result(black: GoPlayer, white: GoPlayer, score: float) -> None:
    for player in (black, white):
        player.rated_games += 1
    if score:
        winner, loser = (white, black) if score > 0 else (black, white)
        winner.won += 1
        loser.lost += 1
