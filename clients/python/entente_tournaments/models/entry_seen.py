from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="EntrySeen")


@_attrs_define
class EntrySeen:
    """One entry of the history; the ones superseded no longer count.

    Attributes:
        id (int):
        round_ (int):
        board_id (int):
        white_player_id (int):
        black_player_id (int):
        date (datetime.datetime):
        value (int):
        previous (int):
        entered_by (str):
        correction (bool):
        reason (str):
        superseded (bool):
        white_name (str | Unset):  Default: ''.
        black_name (str | Unset):  Default: ''.
    """

    id: int
    round_: int
    board_id: int
    white_player_id: int
    black_player_id: int
    date: datetime.datetime
    value: int
    previous: int
    entered_by: str
    correction: bool
    reason: str
    superseded: bool
    white_name: str | Unset = ""
    black_name: str | Unset = ""
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        round_ = self.round_

        board_id = self.board_id

        white_player_id = self.white_player_id

        black_player_id = self.black_player_id

        date = self.date.isoformat()

        value = self.value

        previous = self.previous

        entered_by = self.entered_by

        correction = self.correction

        reason = self.reason

        superseded = self.superseded

        white_name = self.white_name

        black_name = self.black_name

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "round": round_,
                "board_id": board_id,
                "white_player_id": white_player_id,
                "black_player_id": black_player_id,
                "date": date,
                "value": value,
                "previous": previous,
                "entered_by": entered_by,
                "correction": correction,
                "reason": reason,
                "superseded": superseded,
            }
        )
        if white_name is not UNSET:
            field_dict["white_name"] = white_name
        if black_name is not UNSET:
            field_dict["black_name"] = black_name

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        round_ = d.pop("round")

        board_id = d.pop("board_id")

        white_player_id = d.pop("white_player_id")

        black_player_id = d.pop("black_player_id")

        date = datetime.datetime.fromisoformat(d.pop("date"))

        value = d.pop("value")

        previous = d.pop("previous")

        entered_by = d.pop("entered_by")

        correction = d.pop("correction")

        reason = d.pop("reason")

        superseded = d.pop("superseded")

        white_name = d.pop("white_name", UNSET)

        black_name = d.pop("black_name", UNSET)

        entry_seen = cls(
            id=id,
            round_=round_,
            board_id=board_id,
            white_player_id=white_player_id,
            black_player_id=black_player_id,
            date=date,
            value=value,
            previous=previous,
            entered_by=entered_by,
            correction=correction,
            reason=reason,
            superseded=superseded,
            white_name=white_name,
            black_name=black_name,
        )

        entry_seen.additional_properties = d
        return entry_seen

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
