from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.board_seen import BoardSeen
    from ..models.sitting import Sitting


T = TypeVar("T", bound="RoundSeen")


@_attrs_define
class RoundSeen:
    """A round with its boards.

    Attributes:
        number (int):
        status (str):
        paired_at (datetime.datetime):
        published_at (datetime.datetime | None):
        closed_at (datetime.datetime | None):
        boards (list[BoardSeen]):
        sitting_out (list[Sitting]):
        relaxations (list[str]):
        explanation (list[Any]):
    """

    number: int
    status: str
    paired_at: datetime.datetime
    published_at: datetime.datetime | None
    closed_at: datetime.datetime | None
    boards: list[BoardSeen]
    sitting_out: list[Sitting]
    relaxations: list[str]
    explanation: list[Any]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        number = self.number

        status = self.status

        paired_at = self.paired_at.isoformat()

        published_at: None | str
        if isinstance(self.published_at, datetime.datetime):
            published_at = self.published_at.isoformat()
        else:
            published_at = self.published_at

        closed_at: None | str
        if isinstance(self.closed_at, datetime.datetime):
            closed_at = self.closed_at.isoformat()
        else:
            closed_at = self.closed_at

        boards = []
        for boards_item_data in self.boards:
            boards_item = boards_item_data.to_dict()
            boards.append(boards_item)

        sitting_out = []
        for sitting_out_item_data in self.sitting_out:
            sitting_out_item = sitting_out_item_data.to_dict()
            sitting_out.append(sitting_out_item)

        relaxations = self.relaxations

        explanation = self.explanation

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "number": number,
                "status": status,
                "paired_at": paired_at,
                "published_at": published_at,
                "closed_at": closed_at,
                "boards": boards,
                "sitting_out": sitting_out,
                "relaxations": relaxations,
                "explanation": explanation,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.board_seen import BoardSeen
        from ..models.sitting import Sitting

        d = dict(src_dict)
        number = d.pop("number")

        status = d.pop("status")

        paired_at = datetime.datetime.fromisoformat(d.pop("paired_at"))

        def _parse_published_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                published_at_type_0 = datetime.datetime.fromisoformat(data)

                return published_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        published_at = _parse_published_at(d.pop("published_at"))

        def _parse_closed_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                closed_at_type_0 = datetime.datetime.fromisoformat(data)

                return closed_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        closed_at = _parse_closed_at(d.pop("closed_at"))

        boards = []
        _boards = d.pop("boards")
        for boards_item_data in _boards:
            boards_item = BoardSeen.from_dict(boards_item_data)

            boards.append(boards_item)

        sitting_out = []
        _sitting_out = d.pop("sitting_out")
        for sitting_out_item_data in _sitting_out:
            sitting_out_item = Sitting.from_dict(sitting_out_item_data)

            sitting_out.append(sitting_out_item)

        relaxations = cast(list[str], d.pop("relaxations"))

        explanation = cast(list[Any], d.pop("explanation"))

        round_seen = cls(
            number=number,
            status=status,
            paired_at=paired_at,
            published_at=published_at,
            closed_at=closed_at,
            boards=boards,
            sitting_out=sitting_out,
            relaxations=relaxations,
            explanation=explanation,
        )

        round_seen.additional_properties = d
        return round_seen

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
