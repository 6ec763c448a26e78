"""One mail a day with what waits for a player, for those who do not want each on its own."""

from services.games.go.domain.notices import DIGEST, digest_is_due
from services.games.go.store import notices, players
from shared import clock
from shared.database import reading, writing
from shared.mails import request_mail

AT_ONCE = 200


def send_digests() -> int:
    now = clock.now()
    with reading() as session:
        waiting = notices.players_with_digests(session, now, AT_ONCE)
    for player_id in waiting:
        with writing() as session:
            player = players.hold(session, player_id)
            if not digest_is_due(player.digest_sent_at, now):
                continue  # another scheduler was quicker
            player.digest_sent_at = now
            found = notices.take_digest(session, player)
            if found:
                request_mail(
                    session,
                    "go_digest",
                    {
                        "notices": found,
                        "link": notices.link_to(None),
                        "unsubscribe_link": notices.link_that_ends(player_id, DIGEST),
                    },
                    player_id=player_id,
                    key=f"go-digest-{player_id}-{int(now.timestamp())}",
                )
    return len(waiting)
