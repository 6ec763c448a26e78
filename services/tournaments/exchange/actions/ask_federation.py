"""Ask a federation to test the codes of a tournament, show it, or send its invoice."""

from services.tournaments.entries.access import find_as_arbiter
from services.tournaments.exchange.export_targets import NotDelivered, Reply, ask, targets
from services.tournaments.exchange.federations import KINDS, Codes
from services.tournaments.exchange.refusals import FederationRefuses, NoSuchTarget
from shared.database import reading
from shared.members import Caller


def ask_federation(caller: Caller, tournament_id: int, name: str, act: str) -> Reply:
    """By an arbiter, with the tournament's own codes; no transaction is open meanwhile."""
    with reading() as session:
        tournament, _ = find_as_arbiter(session, caller, tournament_id)
        codes = Codes(tournament.ffe_id, tournament.ffe_password)
    target = targets().get(name)
    if target is None or act not in KINDS[target.kind].acts:
        raise NoSuchTarget
    try:
        return ask(target, codes, act)
    except NotDelivered as failure:
        raise FederationRefuses(f"The federation did not do it: {failure}") from None
