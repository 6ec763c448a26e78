from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="ConditionView")


@_attrs_define
class ConditionView:
    """A sequence, what is still ahead of it, and how often it answered.

    Attributes:
        player_id (int):
        text (str):
        ahead (str):
        state (str):
        code (str):
        private (bool):
        start_move (int):
        hits (int):
    """

    player_id: int
    text: str
    ahead: str
    state: str
    code: str
    private: bool
    start_move: int
    hits: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        player_id = self.player_id

        text = self.text

        ahead = self.ahead

        state = self.state

        code = self.code

        private = self.private

        start_move = self.start_move

        hits = self.hits

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "player_id": player_id,
                "text": text,
                "ahead": ahead,
                "state": state,
                "code": code,
                "private": private,
                "start_move": start_move,
                "hits": hits,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        player_id = d.pop("player_id")

        text = d.pop("text")

        ahead = d.pop("ahead")

        state = d.pop("state")

        code = d.pop("code")

        private = d.pop("private")

        start_move = d.pop("start_move")

        hits = d.pop("hits")

        condition_view = cls(
            player_id=player_id,
            text=text,
            ahead=ahead,
            state=state,
            code=code,
            private=private,
            start_move=start_move,
            hits=hits,
        )

        condition_view.additional_properties = d
        return condition_view

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
