from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.delay import Delay
    from ..models.disorder import Disorder
    from ..models.shown_game_position import ShownGamePosition


T = TypeVar("T", bound="ShownGame")


@_attrs_define
class ShownGame:
    """A game as a stranger sees it; the position as at /game-positions.

    Attributes:
        game_id (int):
        position (ShownGamePosition):
        delays (list[Delay]):
        disorders (list[Disorder]):
    """

    game_id: int
    position: ShownGamePosition
    delays: list[Delay]
    disorders: list[Disorder]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        game_id = self.game_id

        position = self.position.to_dict()

        delays = []
        for delays_item_data in self.delays:
            delays_item = delays_item_data.to_dict()
            delays.append(delays_item)

        disorders = []
        for disorders_item_data in self.disorders:
            disorders_item = disorders_item_data.to_dict()
            disorders.append(disorders_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "game_id": game_id,
                "position": position,
                "delays": delays,
                "disorders": disorders,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.delay import Delay
        from ..models.disorder import Disorder
        from ..models.shown_game_position import ShownGamePosition

        d = dict(src_dict)
        game_id = d.pop("game_id")

        position = ShownGamePosition.from_dict(d.pop("position"))

        delays = []
        _delays = d.pop("delays")
        for delays_item_data in _delays:
            delays_item = Delay.from_dict(delays_item_data)

            delays.append(delays_item)

        disorders = []
        _disorders = d.pop("disorders")
        for disorders_item_data in _disorders:
            disorders_item = Disorder.from_dict(disorders_item_data)

            disorders.append(disorders_item)

        shown_game = cls(
            game_id=game_id,
            position=position,
            delays=delays,
            disorders=disorders,
        )

        shown_game.additional_properties = d
        return shown_game

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
