"""What must hold within and between the databases of services, as questions in SQL.

Nothing here changes anything. Each question finds the rows that break the rule.
"""

from collections.abc import Callable
from dataclasses import dataclass

Ask = Callable[[str, str], list[tuple]]  # a service, a question
MOST = 20


@dataclass(frozen=True)
class Within:
    service: str
    rule: str
    breaches: str


@dataclass(frozen=True)
class Reference:
    """A column that names a member; nobody (null, 0 and below) is allowed."""

    service: str
    table: str
    column: str = "player_id"


WITHIN = (
    Within(
        "users",
        "somebody is an administrator",
        "SELECT 'nobody is' WHERE NOT EXISTS (SELECT 1 FROM users WHERE administrator)",
    ),
    Within(
        "users",
        "no revoked generation is newer than its account's",
        "SELECT r.sequence FROM revocations r JOIN users u ON u.id = r.user_id "
        "WHERE r.generation > u.generation",
    ),
    Within(
        "games",
        "nobody holds a role that his game does not have",
        "SELECT a.id FROM diplomacy_allocations a JOIN diplomacy_games g ON g.id = a.game_id "
        "WHERE a.role_id > g.number_of_roles OR a.role_id < -1",
    ),
    Within(
        "tournaments",
        "who sits at a board is registered in its tournament",
        "SELECT b.id FROM tournament_boards b JOIN tournament_rounds r ON r.id = b.round_id "
        "JOIN tournament_registrations p ON p.id IN (b.white_id, b.black_id) "
        "WHERE p.tournament_id <> r.tournament_id",
    ),
    Within(
        "emails",
        "a mail that was sent says when",
        "SELECT id FROM mails WHERE state = 'sent' AND done_at IS NULL",
    ),
)
REFERENCES = (
    Reference("tournaments", "tournament_registrations"),
    Reference("tournaments", "event_staff"),
    Reference("games", "diplomacy_allocations"),
    Reference("games", "go_games", "black_id"),
    Reference("games", "go_games", "white_id"),
    Reference("games", "go_seats"),
    Reference("games", "go_players"),
    Reference("emails", "mails"),
)


@dataclass(frozen=True)
class Breach:
    service: str
    rule: str
    found: str


def breaches_within(ask: Ask) -> list[Breach]:
    return [
        Breach(one.service, one.rule, ", ".join(str(row[0]) for row in rows[:MOST]))
        for one in WITHIN
        if (rows := ask(one.service, one.breaches))
    ]


def breaches_between(ask: Ask, highest_player_id: Callable[[], int]) -> list[Breach]:
    """Referring databases are read first, as they are copied: what they name is there later.

    Ids are never used again, so one up to the highest ever given names a member or a former one.
    """
    named = {
        one: [
            row[0]
            for row in ask(
                one.service,
                f"SELECT DISTINCT {one.column} FROM {one.table} WHERE {one.column} > 0",  # noqa: S608
            )
        ]
        for one in REFERENCES
    }
    # The account of one who leaves goes before his row does.
    players = ask("players", "SELECT user_id, pseudo FROM players WHERE state <> 'leaving'")
    highest = highest_player_id()
    accounts = {row[0] for row in ask("users", "SELECT id FROM users")}
    strangers = {
        one: sorted(number for number in numbers if number > highest)
        for one, numbers in named.items()
    }
    return [
        Breach(
            one.service,
            f"whom {one.column} of {one.table} names is a member or was one",
            ", ".join(map(str, numbers[:MOST])),
        )
        for one, numbers in strangers.items()
        if numbers
    ] + [
        Breach("players", "every member has an account", pseudo)
        for user_id, pseudo in players
        if user_id not in accounts
    ]
