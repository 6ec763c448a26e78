"""What tournaments asks players: under which name somebody plays."""

from pydantic import BaseModel

from shared.peers import Peer, PeerDown

players = Peer("tournaments", "players")


class TournamentName(BaseModel):
    """`name` is empty where the member did not agree to be shown under his real one."""

    name: str
    federation: str


def tournament_name(player_id: int) -> TournamentName:
    """Nobody is kept out of a tournament because players is silent: he has his pseudo."""
    try:
        return players.get(f"/tournament-names/{player_id}", TournamentName)
    except PeerDown:
        return TournamentName(name="", federation="")


def choose_name(player_id: int, real_name: bool) -> TournamentName:
    """What the member chose is remembered."""
    return players.put(f"/tournament-names/{player_id}", TournamentName, real_name=real_name)
