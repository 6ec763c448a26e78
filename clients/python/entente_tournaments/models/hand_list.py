from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.hand_end_seen import HandEndSeen
    from ..models.hand_foul_seen import HandFoulSeen
    from ..models.hand_result_seen import HandResultSeen
    from ..models.hand_seen import HandSeen


T = TypeVar("T", bound="HandList")


@_attrs_define
class HandList:
    """The hands of a game with the scores before and after each, and how each ended.

    Attributes:
        hands (list[HandSeen]):
        results (list[HandResultSeen]):
        endings (list[HandEndSeen]):
        foul_plays (list[HandFoulSeen]):
    """

    hands: list[HandSeen]
    results: list[HandResultSeen]
    endings: list[HandEndSeen]
    foul_plays: list[HandFoulSeen]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        hands = []
        for hands_item_data in self.hands:
            hands_item = hands_item_data.to_dict()
            hands.append(hands_item)

        results = []
        for results_item_data in self.results:
            results_item = results_item_data.to_dict()
            results.append(results_item)

        endings = []
        for endings_item_data in self.endings:
            endings_item = endings_item_data.to_dict()
            endings.append(endings_item)

        foul_plays = []
        for foul_plays_item_data in self.foul_plays:
            foul_plays_item = foul_plays_item_data.to_dict()
            foul_plays.append(foul_plays_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "hands": hands,
                "results": results,
                "endings": endings,
                "foul_plays": foul_plays,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.hand_end_seen import HandEndSeen
        from ..models.hand_foul_seen import HandFoulSeen
        from ..models.hand_result_seen import HandResultSeen
        from ..models.hand_seen import HandSeen

        d = dict(src_dict)
        hands = []
        _hands = d.pop("hands")
        for hands_item_data in _hands:
            hands_item = HandSeen.from_dict(hands_item_data)

            hands.append(hands_item)

        results = []
        _results = d.pop("results")
        for results_item_data in _results:
            results_item = HandResultSeen.from_dict(results_item_data)

            results.append(results_item)

        endings = []
        _endings = d.pop("endings")
        for endings_item_data in _endings:
            endings_item = HandEndSeen.from_dict(endings_item_data)

            endings.append(endings_item)

        foul_plays = []
        _foul_plays = d.pop("foul_plays")
        for foul_plays_item_data in _foul_plays:
            foul_plays_item = HandFoulSeen.from_dict(foul_plays_item_data)

            foul_plays.append(foul_plays_item)

        hand_list = cls(
            hands=hands,
            results=results,
            endings=endings,
            foul_plays=foul_plays,
        )

        hand_list.additional_properties = d
        return hand_list

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
