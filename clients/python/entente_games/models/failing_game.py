from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="FailingGame")


@_attrs_define
class FailingGame:
    """A game, and why it does not go on.

    Attributes:
        game_id (int):
        name (str):
        tries (int):
        failure (str):
        given_up (bool): Not tried again before something changes.
        next_try_at (datetime.datetime | None):
    """

    game_id: int
    name: str
    tries: int
    failure: str
    given_up: bool
    next_try_at: datetime.datetime | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        game_id = self.game_id

        name = self.name

        tries = self.tries

        failure = self.failure

        given_up = self.given_up

        next_try_at: None | str
        if isinstance(self.next_try_at, datetime.datetime):
            next_try_at = self.next_try_at.isoformat()
        else:
            next_try_at = self.next_try_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "game_id": game_id,
                "name": name,
                "tries": tries,
                "failure": failure,
                "given_up": given_up,
                "next_try_at": next_try_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        game_id = d.pop("game_id")

        name = d.pop("name")

        tries = d.pop("tries")

        failure = d.pop("failure")

        given_up = d.pop("given_up")

        def _parse_next_try_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                next_try_at_type_0 = datetime.datetime.fromisoformat(data)

                return next_try_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        next_try_at = _parse_next_try_at(d.pop("next_try_at"))

        failing_game = cls(
            game_id=game_id,
            name=name,
            tries=tries,
            failure=failure,
            given_up=given_up,
            next_try_at=next_try_at,
        )

        failing_game.additional_properties = d
        return failing_game

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
