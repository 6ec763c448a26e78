from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.comment_view import CommentView
    from ..models.record_view import RecordView


T = TypeVar("T", bound="RecordList")


@_attrs_define
class RecordList:
    """The shape a game began with, all its records in order, and the comments.

    Attributes:
        start_black (list[str]):
        start_white (list[str]):
        moves (list[RecordView]):
        comments (list[CommentView]):
    """

    start_black: list[str]
    start_white: list[str]
    moves: list[RecordView]
    comments: list[CommentView]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        start_black = self.start_black

        start_white = self.start_white

        moves = []
        for moves_item_data in self.moves:
            moves_item = moves_item_data.to_dict()
            moves.append(moves_item)

        comments = []
        for comments_item_data in self.comments:
            comments_item = comments_item_data.to_dict()
            comments.append(comments_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "start_black": start_black,
                "start_white": start_white,
                "moves": moves,
                "comments": comments,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.comment_view import CommentView
        from ..models.record_view import RecordView

        d = dict(src_dict)
        start_black = cast(list[str], d.pop("start_black"))

        start_white = cast(list[str], d.pop("start_white"))

        moves = []
        _moves = d.pop("moves")
        for moves_item_data in _moves:
            moves_item = RecordView.from_dict(moves_item_data)

            moves.append(moves_item)

        comments = []
        _comments = d.pop("comments")
        for comments_item_data in _comments:
            comments_item = CommentView.from_dict(comments_item_data)

            comments.append(comments_item)

        record_list = cls(
            start_black=start_black,
            start_white=start_white,
            moves=moves,
            comments=comments,
        )

        record_list.additional_properties = d
        return record_list

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
