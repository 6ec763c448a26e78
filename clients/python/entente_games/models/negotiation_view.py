from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="NegotiationView")


@_attrs_define
class NegotiationView:
    """The negotiation of komi as one of its parties sees it.

    Attributes:
        status (str):
        kind (str):
        jigo_mode (str):
        action (int):
        to_move_id (int):
        black_seat_id (int):
        black_bid (float | None):
        white_seat_id (int):
        white_bid (float | None):
    """

    status: str
    kind: str
    jigo_mode: str
    action: int
    to_move_id: int
    black_seat_id: int
    black_bid: float | None
    white_seat_id: int
    white_bid: float | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        status = self.status

        kind = self.kind

        jigo_mode = self.jigo_mode

        action = self.action

        to_move_id = self.to_move_id

        black_seat_id = self.black_seat_id

        black_bid: float | None
        black_bid = self.black_bid

        white_seat_id = self.white_seat_id

        white_bid: float | None
        white_bid = self.white_bid

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "status": status,
                "kind": kind,
                "jigo_mode": jigo_mode,
                "action": action,
                "to_move_id": to_move_id,
                "black_seat_id": black_seat_id,
                "black_bid": black_bid,
                "white_seat_id": white_seat_id,
                "white_bid": white_bid,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        status = d.pop("status")

        kind = d.pop("kind")

        jigo_mode = d.pop("jigo_mode")

        action = d.pop("action")

        to_move_id = d.pop("to_move_id")

        black_seat_id = d.pop("black_seat_id")

        def _parse_black_bid(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        black_bid = _parse_black_bid(d.pop("black_bid"))

        white_seat_id = d.pop("white_seat_id")

        def _parse_white_bid(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        white_bid = _parse_white_bid(d.pop("white_bid"))

        negotiation_view = cls(
            status=status,
            kind=kind,
            jigo_mode=jigo_mode,
            action=action,
            to_move_id=to_move_id,
            black_seat_id=black_seat_id,
            black_bid=black_bid,
            white_seat_id=white_seat_id,
            white_bid=white_bid,
        )

        negotiation_view.additional_properties = d
        return negotiation_view

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
