"""What the link at the foot of a mail about Go ends: mails of its kind, or the daily one."""

from services.games.go.domain.notices import DIGEST, Delivery, Notice, text_of, wishes_of
from services.games.go.store import players
from services.games.go.store.notices import KIND_OF_LINK
from shared.database import writing
from shared.unsubscriptions import Unsubscription


def is_about_go(asked: Unsubscription) -> bool:
    return asked.kind.startswith(KIND_OF_LINK)


def end_go_mails(asked: Unsubscription) -> None:
    kind = asked.kind.removeprefix(KIND_OF_LINK)
    with writing() as session:
        player = players.find(session, asked.player_id)
        if player is None:
            return
        wishes = wishes_of(player.mail_wishes)
        ended = [each for each, how in wishes.items() if how is Delivery.DIGEST]
        ended = ended if kind == DIGEST else [Notice(kind)]
        player.mail_wishes = text_of(wishes | dict.fromkeys(ended, Delivery.NONE))
