from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="AgendaItem")


@_attrs_define
class AgendaItem:
    """Something that waits for a member.

    Attributes:
        key (str): The same at every asking.
        game (str): diplomacy, go, tournament or mahjong: for filters.
        kind (str): What is to be done.
        summary (str):
        detail (str):
        path (str): The page of web where it is done.
        deadline (datetime.datetime | None | Unset): When it is too late; null: never.
    """

    key: str
    game: str
    kind: str
    summary: str
    detail: str
    path: str
    deadline: datetime.datetime | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        key = self.key

        game = self.game

        kind = self.kind

        summary = self.summary

        detail = self.detail

        path = self.path

        deadline: None | str | Unset
        if isinstance(self.deadline, Unset):
            deadline = UNSET
        elif isinstance(self.deadline, datetime.datetime):
            deadline = self.deadline.isoformat()
        else:
            deadline = self.deadline

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "key": key,
                "game": game,
                "kind": kind,
                "summary": summary,
                "detail": detail,
                "path": path,
            }
        )
        if deadline is not UNSET:
            field_dict["deadline"] = deadline

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        key = d.pop("key")

        game = d.pop("game")

        kind = d.pop("kind")

        summary = d.pop("summary")

        detail = d.pop("detail")

        path = d.pop("path")

        def _parse_deadline(data: object) -> datetime.datetime | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                deadline_type_0 = datetime.datetime.fromisoformat(data)

                return deadline_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None | Unset, data)

        deadline = _parse_deadline(d.pop("deadline", UNSET))

        agenda_item = cls(
            key=key,
            game=game,
            kind=kind,
            summary=summary,
            detail=detail,
            path=path,
            deadline=deadline,
        )

        agenda_item.additional_properties = d
        return agenda_item

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
