"""What players itself keeps of members, beside what it asks the others to change."""

from typing import ClassVar

from services.players.tables import (
    AgendaAddress,
    Player,
    Registration,
    Rescue,
    RescueWish,
    RestingName,
)
from shared.names import comparable
from shared.personal.abuse import REPORTS_OF_NAMES
from shared.personal.exports import Export
from shared.personal.mail_requests import MAIL_REQUESTS
from shared.personal.places import Place, WithRow
from shared.personal.resources import Holdings
from shared.personal.tries import TRIES


class PlayerName(Place):
    """Changed and removed by the actions that rename members and let them leave."""

    when_renamed: ClassVar[str] = "changed"
    when_deleted: ClassVar[str] = "row removed"


class Intent(Place):
    """What somebody began; gone within minutes, finished or not."""

    when_renamed: ClassVar[str] = "gone when done"
    when_deleted: ClassVar[str] = "gone when done"


class Hash(Place):
    """Tells a name only to who knows the name already and has the key."""

    when_renamed: ClassVar[str] = "hash until it has rested"
    when_deleted: ClassVar[str] = "hash until it has rested"


PLACES: tuple[Place, ...] = (
    *(PlayerName(column) for column in (Player.pseudo, Player.comparable_pseudo)),
    *(
        Intent(column)
        for column in (
            Player.new_pseudo,
            Player.comparable_new_pseudo,
            Player.former_pseudo,
            Player.comparable_former_pseudo,
            Registration.pseudo,
            Registration.comparable_pseudo,
            RescueWish.comparable_pseudo,
            RescueWish.comparable_email,
        )
    ),
    *(
        WithRow(column)
        for column in (
            Player.user_id,
            Player.email,
            Player.comparable_email,
            Player.telephone,
            Player.family_name,
            Player.first_name,
            Player.country,
            Player.time_zone,
            Player.zone,
            Player.language,
            Player.registration,
            AgendaAddress.player_id,
            AgendaAddress.token_hash,
            Rescue.player_id,
            Rescue.token_hash,
        )
    ),
    Hash(RestingName.name_hash),
    Hash(RestingName.owner_id),
)
HOLDINGS = (
    Holdings(
        PLACES,
        (
            Export(
                Player, lambda person: Player.id == person.player_id, frozenset({"registration"})
            ),
            Export(
                AgendaAddress,
                lambda person: AgendaAddress.player_id == person.player_id,
                frozenset({"token_hash"}),
            ),
            Export(
                Rescue,
                lambda person: Rescue.player_id == person.player_id,
                frozenset({"token_hash"}),
            ),
            Export(
                Registration,
                lambda person: Registration.comparable_pseudo == comparable(person.pseudo),
                frozenset({"mark"}),
            ),
            Export(
                RestingName,
                lambda person: RestingName.owner_id == person.player_id,
                frozenset({"name_hash"}),
            ),
        ),
    )
    + REPORTS_OF_NAMES
    + MAIL_REQUESTS
    + TRIES
)
