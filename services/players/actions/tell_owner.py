"""Tell an owner what happened to his account, at the address he has proved to read."""

from services.players.tables import Player
from shared.database import Session
from shared.mails import request_mail


def tell_owner(session: Session, player: Player, template: str) -> None:
    """Straight to the address as it is now: whoever did it may change it next."""
    if player.email_confirmed:
        request_mail(
            session,
            template,
            {"pseudo": player.pseudo},
            address=player.email,
            language=player.language,
        )
