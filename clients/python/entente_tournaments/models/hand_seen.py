from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.hand_seen_written_type_0 import HandSeenWrittenType0


T = TypeVar("T", bound="HandSeen")


@_attrs_define
class HandSeen:
    """A hand; its round is the wind and the number, as in 2z4.

    Attributes:
        id (int):
        game_id (int):
        number (int):
        parent_player_id (int):
        round_ (str):
        honba_count (int):
        reach_stick_count (int):
        is_over (bool):
        written (HandSeenWrittenType0 | None): The hand as people wrote it; null if it was recorded tile by tile.
    """

    id: int
    game_id: int
    number: int
    parent_player_id: int
    round_: str
    honba_count: int
    reach_stick_count: int
    is_over: bool
    written: HandSeenWrittenType0 | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.hand_seen_written_type_0 import HandSeenWrittenType0

        id = self.id

        game_id = self.game_id

        number = self.number

        parent_player_id = self.parent_player_id

        round_ = self.round_

        honba_count = self.honba_count

        reach_stick_count = self.reach_stick_count

        is_over = self.is_over

        written: dict[str, Any] | None
        if isinstance(self.written, HandSeenWrittenType0):
            written = self.written.to_dict()
        else:
            written = self.written

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "game_id": game_id,
                "number": number,
                "parent_player_id": parent_player_id,
                "round": round_,
                "honba_count": honba_count,
                "reach_stick_count": reach_stick_count,
                "is_over": is_over,
                "written": written,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.hand_seen_written_type_0 import HandSeenWrittenType0

        d = dict(src_dict)
        id = d.pop("id")

        game_id = d.pop("game_id")

        number = d.pop("number")

        parent_player_id = d.pop("parent_player_id")

        round_ = d.pop("round")

        honba_count = d.pop("honba_count")

        reach_stick_count = d.pop("reach_stick_count")

        is_over = d.pop("is_over")

        def _parse_written(data: object) -> HandSeenWrittenType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                written_type_0 = HandSeenWrittenType0.from_dict(data)

                return written_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(HandSeenWrittenType0 | None, data)

        written = _parse_written(d.pop("written"))

        hand_seen = cls(
            id=id,
            game_id=game_id,
            number=number,
            parent_player_id=parent_player_id,
            round_=round_,
            honba_count=honba_count,
            reach_stick_count=reach_stick_count,
            is_over=is_over,
            written=written,
        )

        hand_seen.additional_properties = d
        return hand_seen

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
