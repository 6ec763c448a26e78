"""Every call that Diplomacy games make to the other services."""

from services.games.diplomacy.peers.players import (
    confirmed_mailbox,
    last_logins_of,
    pseudos_of,
    reader_of,
    replacing_players,
    require_player,
    stop_replacing,
)
from services.games.diplomacy.peers.solver import (
    FoundFault,
    Solution,
    Verdict,
    geometry_of,
    judge,
    orders_in_text,
    possible_orders,
    role_names,
    solve,
    variant_named,
    variant_object,
    variants_list,
    words_of,
)

__all__ = [
    "FoundFault",
    "Solution",
    "Verdict",
    "confirmed_mailbox",
    "geometry_of",
    "judge",
    "last_logins_of",
    "orders_in_text",
    "possible_orders",
    "pseudos_of",
    "reader_of",
    "replacing_players",
    "require_player",
    "role_names",
    "solve",
    "stop_replacing",
    "variant_named",
    "variant_object",
    "variants_list",
    "words_of",
]
