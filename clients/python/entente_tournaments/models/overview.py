from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.event_of_tournament import EventOfTournament
    from ..models.own_entry import OwnEntry
    from ..models.round_listed import RoundListed
    from ..models.tournament_seen import TournamentSeen


T = TypeVar("T", bound="Overview")


@_attrs_define
class Overview:
    """A tournament, its event and rounds, and what the caller is in it: player, staff, neither.

    Attributes:
        tournament (TournamentSeen): A tournament with everything but its secrets.
        event (EventOfTournament): Where and when it is played, and what tablets there may do.
        rounds (list[RoundListed]):
        registered (int):
        role (None | str):
        own (None | OwnEntry):
    """

    tournament: TournamentSeen
    event: EventOfTournament
    rounds: list[RoundListed]
    registered: int
    role: None | str
    own: None | OwnEntry
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.own_entry import OwnEntry

        tournament = self.tournament.to_dict()

        event = self.event.to_dict()

        rounds = []
        for rounds_item_data in self.rounds:
            rounds_item = rounds_item_data.to_dict()
            rounds.append(rounds_item)

        registered = self.registered

        role: None | str
        role = self.role

        own: dict[str, Any] | None
        if isinstance(self.own, OwnEntry):
            own = self.own.to_dict()
        else:
            own = self.own

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "tournament": tournament,
                "event": event,
                "rounds": rounds,
                "registered": registered,
                "role": role,
                "own": own,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.event_of_tournament import EventOfTournament
        from ..models.own_entry import OwnEntry
        from ..models.round_listed import RoundListed
        from ..models.tournament_seen import TournamentSeen

        d = dict(src_dict)
        tournament = TournamentSeen.from_dict(d.pop("tournament"))

        event = EventOfTournament.from_dict(d.pop("event"))

        rounds = []
        _rounds = d.pop("rounds")
        for rounds_item_data in _rounds:
            rounds_item = RoundListed.from_dict(rounds_item_data)

            rounds.append(rounds_item)

        registered = d.pop("registered")

        def _parse_role(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        role = _parse_role(d.pop("role"))

        def _parse_own(data: object) -> None | OwnEntry:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                own_type_0 = OwnEntry.from_dict(data)

                return own_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | OwnEntry, data)

        own = _parse_own(d.pop("own"))

        overview = cls(
            tournament=tournament,
            event=event,
            rounds=rounds,
            registered=registered,
            role=role,
            own=own,
        )

        overview.additional_properties = d
        return overview

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
