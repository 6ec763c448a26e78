from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.game_in_detail import GameInDetail
    from ..models.listed_game import ListedGame


T = TypeVar("T", bound="GamePage")


@_attrs_define
class GamePage:
    """A page of games; `next` is what to give as `after` for the next one.

    Attributes:
        games (list[GameInDetail | ListedGame]):
        next_ (int | None):
    """

    games: list[GameInDetail | ListedGame]
    next_: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.game_in_detail import GameInDetail

        games = []
        for games_item_data in self.games:
            games_item: dict[str, Any]
            if isinstance(games_item_data, GameInDetail):
                games_item = games_item_data.to_dict()
            else:
                games_item = games_item_data.to_dict()

            games.append(games_item)

        next_: int | None
        next_ = self.next_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "games": games,
                "next": next_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.game_in_detail import GameInDetail
        from ..models.listed_game import ListedGame

        d = dict(src_dict)
        games = []
        _games = d.pop("games")
        for games_item_data in _games:

            def _parse_games_item(data: object) -> GameInDetail | ListedGame:
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    games_item_type_0 = GameInDetail.from_dict(data)

                    return games_item_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                games_item_type_1 = ListedGame.from_dict(data)

                return games_item_type_1

            games_item = _parse_games_item(games_item_data)

            games.append(games_item)

        def _parse_next_(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        next_ = _parse_next_(d.pop("next"))

        game_page = cls(
            games=games,
            next_=next_,
        )

        game_page.additional_properties = d
        return game_page

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
