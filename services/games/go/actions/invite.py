"""Invitations: propose a game or a rematch, dispute its settings, accept, decline or take back."""

from datetime import datetime

from services.games.go.actions.start_game import (
    Proposal,
    check_ratings,
    check_room,
    start_games,
)
from services.games.go.domain.expiry import NEVER, has_expired
from services.games.go.domain.notices import Notice
from services.games.go.domain.rules_broken import InvalidSetup
from services.games.go.domain.setup import GameSettings, agreed_settings, for_opponent
from services.games.go.domain.setup_text import setup_of
from services.games.go.domain.status import Status
from services.games.go.refusals import (
    InvalidGameStatus,
    InvitationAlreadyAnswered,
    InvitationDenied,
    InvitationExpired,
    NoSuchInvitation,
    NotInThisGame,
    NotYoursToAnswer,
    StartPositionIsFixed,
    UnknownPlayer,
    refusing_broken_rules,
)
from services.games.go.store import games, messages, players, proposals, seats
from services.games.go.store.players import is_blocked
from services.games.go.tables.games import GoGame
from shared import clock
from shared.database import Session, reading, writing
from shared.members import Member, member_called


def invite(
    who: Member,
    invited: Member,
    settings: GameSettings,
    shape_id: int,
    shape_snapshot: str,
    text: str,
    expiry_months: int = NEVER,
) -> int:
    """Propose a game; the other's proposal begins as the same, seen from his side."""
    now = clock.now()
    with refusing_broken_rules(), writing() as session:
        if who.player_id == invited.player_id:
            raise InvalidSetup("You cannot play against yourself.")
        both = players.enrol_all(session, (who, invited), now)
        owner, other = both[who.player_id], both[invited.player_id]
        if is_blocked(session, other.player_id, owner.player_id):
            raise InvitationDenied
        check_room(other, owner)
        settings = agreed_settings(settings, shape_snapshot)
        check_ratings(settings, owner, other)
        game = games.add_game(
            session,
            settings,
            now,
            status=Status.INVITED,
            black_id=owner.player_id,
            white_id=other.player_id,
            to_move_id=owner.player_id,
            shape_id=shape_id,
            shape_snapshot=shape_snapshot,
            expiry_months=expiry_months,
        )
        proposals.propose(session, game.id, owner.player_id, settings, now)
        proposals.propose(session, game.id, other.player_id, for_opponent(settings), now)
        _tell(session, game, who.player_id, text, now)
        return game.id


def rematch(who: Member, game_id: int, text: str) -> int:
    """The new invitation, whose settings are those the finished game was agreed with."""
    with reading() as session:
        game = games.game(session, game_id)
        seats.require_player(session, game, who.player_id)
        if game.status != Status.FINISHED or not seats.is_for_two(game):
            raise InvalidGameStatus("A rematch follows a finished game of two.")
        opponent_id = seats.opponent_id(game, who.player_id)
        opponent = players.names_of(session, {opponent_id})[opponent_id]
        setup = setup_of(game.setup)
        settings = games.settings_of(game, setup)
    if setup.player_id != who.player_id:
        settings = for_opponent(settings)
    invited = member_called(opponent)
    if invited.player_id != opponent_id:  # somebody else has that name now
        raise UnknownPlayer
    return invite(who, invited, settings, game.shape_id, game.shape_snapshot, text)


def dispute(
    who: Member, game_id: int, settings: GameSettings, text: str, shape_id: int = 0
) -> None:
    """Propose other settings: from now on the other has to answer."""
    now = clock.now()
    with refusing_broken_rules(), writing() as session:
        game = _hold_invitation(session, game_id, who.player_id)
        if shape_id not in (0, game.shape_id):
            raise StartPositionIsFixed
        if game.shape_snapshot and settings.size != game.size:
            raise StartPositionIsFixed
        settings = agreed_settings(settings, game.shape_snapshot)
        both = players.hold_all(session, (game.black_id, game.white_id))
        check_ratings(settings, both[game.black_id], both[game.white_id])
        proposals.propose(session, game.id, who.player_id, settings, now)
        games.apply_settings(game, settings)
        messages.mark_disputed(session, game.message_id)
        game.to_move_id, game.last_changed = who.player_id, now
        _tell(session, game, who.player_id, text, now, Notice.DISPUTE)


def accept(who: Member, game_id: int) -> list[int]:
    """Start the game with what the other proposed last."""
    now = clock.now()
    with refusing_broken_rules(), writing() as session:
        game = _hold_invitation(session, game_id, who.player_id)
        if game.to_move_id == who.player_id:
            raise NotYoursToAnswer
        proposed = proposals.invitation_of(session, game_id, game.to_move_id)
        if proposed is None:
            raise NoSuchInvitation
        both = players.hold_all(session, (game.black_id, game.white_id))
        owner, other = both[game.to_move_id], both[who.player_id]
        return start_games(
            session,
            Proposal(
                owner,
                other,
                proposed.settings,
                game.shape_id,
                game.shape_snapshot,
                tournament_id=game.tournament_id,
            ),
            now,
            invited=game,
        )


def decline(who: Member, game_id: int) -> None:
    """Decline what the other proposed, or take back one's own invitation."""
    now = clock.now()
    with writing() as session:
        game = _hold_invitation(session, game_id, who.player_id)
        text = f"The invitation to game {game_id} was declined."
        messages.send(
            session, None, who.player_id, [seats.opponent_id(game, who.player_id)], text, now
        )
        session.delete(game)


def check_open(game: GoGame, now: datetime) -> None:
    """Refuse what can no longer be answered."""
    if game.status != Status.INVITED:
        raise InvitationAlreadyAnswered
    if has_expired(game.last_changed, game.expiry_months, now):
        raise InvitationExpired


def _hold_invitation(session: Session, game_id: int, player_id: int) -> GoGame:
    game = games.hold(session, game_id)
    if player_id not in (game.black_id, game.white_id):
        raise NotInThisGame
    check_open(game, clock.now())
    return game


def _tell(
    session: Session,
    game: GoGame,
    sender_id: int,
    text: str,
    now: datetime,
    notice: Notice = Notice.INVITATION,
) -> None:
    recipients = [seats.opponent_id(game, sender_id)]
    game.message_id = messages.send(
        session, game.id, sender_id, recipients, text, now, "INVITATION", notice
    )
