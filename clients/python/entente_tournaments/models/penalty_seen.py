from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="PenaltySeen")


@_attrs_define
class PenaltySeen:
    """A penalty, a positive amount; a revoked one counts no longer but stays.

    Attributes:
        id (int):
        season_id (int):
        team_id (int):
        player_id (int | None):
        points (float):
        reason (str):
        given_by (str):
        given_at (datetime.datetime):
        revoked_by (None | str):
        revoked_at (datetime.datetime | None):
        revoked_because (None | str):
    """

    id: int
    season_id: int
    team_id: int
    player_id: int | None
    points: float
    reason: str
    given_by: str
    given_at: datetime.datetime
    revoked_by: None | str
    revoked_at: datetime.datetime | None
    revoked_because: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        season_id = self.season_id

        team_id = self.team_id

        player_id: int | None
        player_id = self.player_id

        points = self.points

        reason = self.reason

        given_by = self.given_by

        given_at = self.given_at.isoformat()

        revoked_by: None | str
        revoked_by = self.revoked_by

        revoked_at: None | str
        if isinstance(self.revoked_at, datetime.datetime):
            revoked_at = self.revoked_at.isoformat()
        else:
            revoked_at = self.revoked_at

        revoked_because: None | str
        revoked_because = self.revoked_because

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "season_id": season_id,
                "team_id": team_id,
                "player_id": player_id,
                "points": points,
                "reason": reason,
                "given_by": given_by,
                "given_at": given_at,
                "revoked_by": revoked_by,
                "revoked_at": revoked_at,
                "revoked_because": revoked_because,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        season_id = d.pop("season_id")

        team_id = d.pop("team_id")

        def _parse_player_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        player_id = _parse_player_id(d.pop("player_id"))

        points = d.pop("points")

        reason = d.pop("reason")

        given_by = d.pop("given_by")

        given_at = datetime.datetime.fromisoformat(d.pop("given_at"))

        def _parse_revoked_by(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        revoked_by = _parse_revoked_by(d.pop("revoked_by"))

        def _parse_revoked_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                revoked_at_type_0 = datetime.datetime.fromisoformat(data)

                return revoked_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        revoked_at = _parse_revoked_at(d.pop("revoked_at"))

        def _parse_revoked_because(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        revoked_because = _parse_revoked_because(d.pop("revoked_because"))

        penalty_seen = cls(
            id=id,
            season_id=season_id,
            team_id=team_id,
            player_id=player_id,
            points=points,
            reason=reason,
            given_by=given_by,
            given_at=given_at,
            revoked_by=revoked_by,
            revoked_at=revoked_at,
            revoked_because=revoked_because,
        )

        penalty_seen.additional_properties = d
        return penalty_seen

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
