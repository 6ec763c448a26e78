from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.game_in_detail import GameInDetail
    from ..models.game_position import GamePosition
    from ..models.own_side import OwnSide
    from ..models.played_phase import PlayedPhase
    from ..models.seat_in_detail import SeatInDetail


T = TypeVar("T", bound="GameOverview")


@_attrs_define
class GameOverview:
    """A game as the reader may know it: what it is like, who plays, where everything stands, the
    phases that were played, and his own side of it if he has one.

        Attributes:
            game (GameInDetail): Also who is its master (null where nobody may know), how full it is, where it stands.
            kind (str): moves, retreats or adjustments
            grace_ends_timestamp (int | None): When default orders may stand in for missing ones.
            seats (list[SeatInDetail]):
            position (GamePosition | None): What the reader sees of it; null for strangers in the fog.
            transitions (list[PlayedPhase]):
            own_roles (list[int]):
            own (None | OwnSide):
    """

    game: GameInDetail
    kind: str
    grace_ends_timestamp: int | None
    seats: list[SeatInDetail]
    position: GamePosition | None
    transitions: list[PlayedPhase]
    own_roles: list[int]
    own: None | OwnSide
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.game_position import GamePosition
        from ..models.own_side import OwnSide

        game = self.game.to_dict()

        kind = self.kind

        grace_ends_timestamp: int | None
        grace_ends_timestamp = self.grace_ends_timestamp

        seats = []
        for seats_item_data in self.seats:
            seats_item = seats_item_data.to_dict()
            seats.append(seats_item)

        position: dict[str, Any] | None
        if isinstance(self.position, GamePosition):
            position = self.position.to_dict()
        else:
            position = self.position

        transitions = []
        for transitions_item_data in self.transitions:
            transitions_item = transitions_item_data.to_dict()
            transitions.append(transitions_item)

        own_roles = self.own_roles

        own: dict[str, Any] | None
        if isinstance(self.own, OwnSide):
            own = self.own.to_dict()
        else:
            own = self.own

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "game": game,
                "kind": kind,
                "grace_ends_timestamp": grace_ends_timestamp,
                "seats": seats,
                "position": position,
                "transitions": transitions,
                "own_roles": own_roles,
                "own": own,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.game_in_detail import GameInDetail
        from ..models.game_position import GamePosition
        from ..models.own_side import OwnSide
        from ..models.played_phase import PlayedPhase
        from ..models.seat_in_detail import SeatInDetail

        d = dict(src_dict)
        game = GameInDetail.from_dict(d.pop("game"))

        kind = d.pop("kind")

        def _parse_grace_ends_timestamp(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        grace_ends_timestamp = _parse_grace_ends_timestamp(
            d.pop("grace_ends_timestamp")
        )

        seats = []
        _seats = d.pop("seats")
        for seats_item_data in _seats:
            seats_item = SeatInDetail.from_dict(seats_item_data)

            seats.append(seats_item)

        def _parse_position(data: object) -> GamePosition | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                position_type_0 = GamePosition.from_dict(data)

                return position_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GamePosition | None, data)

        position = _parse_position(d.pop("position"))

        transitions = []
        _transitions = d.pop("transitions")
        for transitions_item_data in _transitions:
            transitions_item = PlayedPhase.from_dict(transitions_item_data)

            transitions.append(transitions_item)

        own_roles = cast(list[int], d.pop("own_roles"))

        def _parse_own(data: object) -> None | OwnSide:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                own_type_0 = OwnSide.from_dict(data)

                return own_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | OwnSide, data)

        own = _parse_own(d.pop("own"))

        game_overview = cls(
            game=game,
            kind=kind,
            grace_ends_timestamp=grace_ends_timestamp,
            seats=seats,
            position=position,
            transitions=transitions,
            own_roles=own_roles,
            own=own,
        )

        game_overview.additional_properties = d
        return game_overview

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
