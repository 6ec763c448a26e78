"""Tell members by mail who acted under their name; a background step, until each was told."""

from services.users import peers, store
from services.users.tables import Usurpation
from shared import clock
from shared.database import Session, reading, writing
from shared.mails import request_mail


def tell_usurped() -> None:
    with reading() as session:
        untold = store.untold_usurpations(session)
    for usurpation in untold:
        player_id = peers.player_of(usurpation.user_id)
        with writing() as session:
            current = store.untold_usurpation(session, usurpation.id)
            if current is None:  # another worker told him
                continue
            current.told_at = clock.now()
            if player_id is not None:
                _tell(session, current, player_id)


def _tell(session: Session, usurpation: Usurpation, player_id: int) -> None:
    lasts = usurpation.expires_at - usurpation.created_at
    request_mail(
        session,
        "usurpation",
        {
            "administrator": usurpation.administrator,
            "began_at": usurpation.created_at.isoformat(),
            "ends_at": usurpation.expires_at.isoformat(),
            "minutes": round(lasts.total_seconds() / 60),
        },
        player_id=player_id,
        key=f"usurpation-{usurpation.id}",
    )
