"""What the link at the foot of a mail about Diplomacy ends."""

from dataclasses import replace

from services.games.diplomacy import peers
from services.games.diplomacy.actions.call_for_replacement import REPLACEMENTS
from services.games.diplomacy.store import games, subscriptions
from shared.database import writing
from shared.unsubscriptions import Unsubscription


def end_diplomacy_mails(asked: Unsubscription) -> None:
    if asked.kind == REPLACEMENTS:
        peers.stop_replacing(asked.player_id)
        return
    with writing() as session:
        if games.exists(session, asked.game_id):
            known = subscriptions.wishes_of(session, asked.game_id, asked.player_id)
            wished = replace(known, **{asked.kind: False})
            subscriptions.keep_wishes(session, asked.game_id, asked.player_id, wished)
