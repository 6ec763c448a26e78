"""What stands at the head of every page about a tournament: its overview and its tabs."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from web import api
from web.language import gettext as _
from web.pages.tournaments.words import status_text, system_text, time_control_text

ARBITERS = {"arbiter", "deputy", "organiser"}
PAIRING = ARBITERS | {"pairing"}
MATCHES_OF_TEAMS = {"team_swiss", "team_round_robin"}
IN_TEAMS = MATCHES_OF_TEAMS | {"scheveningen", "molter"}
STAFF = PAIRING | {"clerk", "results", "check_in"}


@dataclass(frozen=True)
class Head:
    """The overview of a tournament, as pages ask it."""

    overview: dict[str, Any]

    @property
    def tournament(self) -> dict[str, Any]:
        return self.overview["tournament"]

    @property
    def event(self) -> dict[str, Any]:
        return self.overview["event"]

    @property
    def path(self) -> str:
        return f"/tournaments/{self.tournament['id']}"

    @cached_property
    def rounds(self) -> list[dict[str, Any]]:
        return self.overview["rounds"]

    @property
    def last_round(self) -> dict[str, Any] | None:
        return self.rounds[-1] if self.rounds else None

    @property
    def playing(self) -> int | None:
        """The round being played, if one is."""
        running = [each["number"] for each in self.rounds if each["status"] == "published"]
        return running[-1] if running else None

    @property
    def own(self) -> dict[str, Any] | None:
        return self.overview["own"]

    @property
    def own_id(self) -> int | None:
        return self.own["registration"]["id"] if self.own else None

    @property
    def by_arbiter(self) -> bool:
        return self.overview["role"] in ARBITERS

    @property
    def may_pair(self) -> bool:
        return self.overview["role"] in PAIRING

    @property
    def traits(self) -> list[str]:
        texts = [
            status_text(self.tournament["status"]),
            system_text(self.tournament["system"]),
            time_control_text(self.tournament),
        ]
        return [text for text in texts if text]

    @property
    def most_cards(self) -> int:
        """For illegal moves, per player and round."""
        own = self.tournament["record_illegal_moves"]
        return self.event["record_illegal_moves"] if own is None else own

    @property
    def is_keizer(self) -> bool:
        return self.tournament["system"] == "keizer"

    @property
    def is_at_tables(self) -> bool:
        return self.tournament["system"] == "tables"

    @property
    def is_in_teams(self) -> bool:
        return self.tournament["system"] in IN_TEAMS

    @property
    def has_line_ups(self) -> bool:
        """Whether teams meet as teams, with who plays at which board."""
        return self.tournament["system"] in MATCHES_OF_TEAMS

    @property
    def tabs(self) -> list[tuple[str, str]]:
        if self.is_at_tables:
            return [
                (f"{self.path}/tables", _("Tables")),
                (f"{self.path}/tables/standings", _("Standings")),
                (f"{self.path}/players", _("Players")),
            ]
        return [
            (self.path, _("Pairings")),
            (f"{self.path}/standings", _("Standings")),
            (f"{self.path}/crosstable", _("Crosstable")),
            (f"{self.path}/players", _("Players")),
        ]


def ask_for_head(tournament_id: int) -> api.Ask:
    return api.ask("tournaments", f"/tournament-overviews/{tournament_id}")


def head_of(tournament_id: int) -> Head:
    return Head(api.get("tournaments", f"/tournament-overviews/{tournament_id}"))


def head_and(tournament_id: int, **asks: api.Ask) -> tuple[Head, api.Answers]:
    """The head and whatever else a page needs, asked for at once."""
    answers = api.gather(head=ask_for_head(tournament_id), **asks)
    for refusal in answers.refusals.values():
        raise refusal
    return Head(answers["head"]), answers
