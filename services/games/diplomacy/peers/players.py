"""What Diplomacy games ask players."""

import json
from collections.abc import Collection
from datetime import datetime

from pydantic import BaseModel, ConfigDict, RootModel

from services.games.diplomacy.refusals import NoSuchPlayer
from shared.errors import Refusal
from shared.languages import USUAL_LANGUAGE
from shared.peers import Done, Peer, PeerRefused

players = Peer("games", "players")
MOST_AT_ONCE = 500


class PlayerNames(RootModel[dict[str, str]]):
    """Pseudos by player id."""


def require_player(player_id: int) -> None:
    """Someone has this id; the page of one entry that begins just before it says so."""
    if (
        player_id < 1
        or str(player_id)
        not in players.get("/players", PlayerNames, after=player_id - 1, limit=1).root
    ):
        raise NoSuchPlayer(f"Player {player_id} doesn't exist")


class PseudosById(BaseModel):
    """Pseudos by player id."""

    pseudos: dict[int, str]


class LastLogins(BaseModel):
    """When members last logged in, by player id."""

    last_logins: dict[int, datetime | None]


def pseudos_of(player_ids: Collection[int]) -> dict[int, str]:
    """Those who have left have none. One call for each few hundred, asked anew each time: names
    change."""
    wanted = sorted(set(player_ids))
    found: dict[int, str] = {}
    for first in range(0, len(wanted), MOST_AT_ONCE):
        some = json.dumps(wanted[first : first + MOST_AT_ONCE])
        found |= players.get("/player-pseudos", PseudosById, player_ids=some).pseudos
    return found


def last_logins_of(player_ids: Collection[int]) -> dict[int, datetime | None]:
    asked = json.dumps(sorted(player_ids))
    return players.get("/player-logins", LastLogins, player_ids=asked).last_logins


class ReplacingPlayers(BaseModel):
    """Members who agreed to replace others."""

    player_ids: list[int]


def replacing_players() -> set[int]:
    return set(players.get("/replacing-players", ReplacingPlayers).player_ids)


def stop_replacing(player_id: int) -> None:
    players.delete(f"/replacing-players/{player_id}", Done)


class Reader(BaseModel):
    """In which language and zone a member reads."""

    model_config = ConfigDict(extra="ignore")
    language: str = USUAL_LANGUAGE
    zone: str = "UTC"


def reader_of(player_id: int) -> Reader:
    """A calendar in UTC is better than none while players does not answer."""
    try:
        return players.get(f"/mail-addresses/{player_id}", Reader)
    except Refusal:
        return Reader()


class Mailbox(BaseModel):
    """Where a member reads mail."""

    model_config = ConfigDict(extra="ignore")
    address: str
    email_confirmed: bool
    language: str


def confirmed_mailbox(player_id: int) -> Mailbox | None:
    """None while the address is not confirmed, or when the member has left."""
    try:
        mailbox = players.get(f"/mail-addresses/{player_id}", Mailbox)
    except PeerRefused as refused:
        if refused.status == NoSuchPlayer.status:
            return None
        raise
    return mailbox if mailbox.email_confirmed else None
