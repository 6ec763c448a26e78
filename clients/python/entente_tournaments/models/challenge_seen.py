from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="ChallengeSeen")


@_attrs_define
class ChallengeSeen:
    """A challenge that is not over.

    Attributes:
        id (int):
        challenger_player_id (int):
        challenger (str):
        challenged_player_id (int):
        challenged (str):
        status (str):
        answer_by (datetime.datetime):
        game_id (int | None):
        decided_by_game (bool):
        why_no_game (None | str):
    """

    id: int
    challenger_player_id: int
    challenger: str
    challenged_player_id: int
    challenged: str
    status: str
    answer_by: datetime.datetime
    game_id: int | None
    decided_by_game: bool
    why_no_game: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        challenger_player_id = self.challenger_player_id

        challenger = self.challenger

        challenged_player_id = self.challenged_player_id

        challenged = self.challenged

        status = self.status

        answer_by = self.answer_by.isoformat()

        game_id: int | None
        game_id = self.game_id

        decided_by_game = self.decided_by_game

        why_no_game: None | str
        why_no_game = self.why_no_game

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "challenger_player_id": challenger_player_id,
                "challenger": challenger,
                "challenged_player_id": challenged_player_id,
                "challenged": challenged,
                "status": status,
                "answer_by": answer_by,
                "game_id": game_id,
                "decided_by_game": decided_by_game,
                "why_no_game": why_no_game,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        challenger_player_id = d.pop("challenger_player_id")

        challenger = d.pop("challenger")

        challenged_player_id = d.pop("challenged_player_id")

        challenged = d.pop("challenged")

        status = d.pop("status")

        answer_by = datetime.datetime.fromisoformat(d.pop("answer_by"))

        def _parse_game_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        game_id = _parse_game_id(d.pop("game_id"))

        decided_by_game = d.pop("decided_by_game")

        def _parse_why_no_game(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        why_no_game = _parse_why_no_game(d.pop("why_no_game"))

        challenge_seen = cls(
            id=id,
            challenger_player_id=challenger_player_id,
            challenger=challenger,
            challenged_player_id=challenged_player_id,
            challenged=challenged,
            status=status,
            answer_by=answer_by,
            game_id=game_id,
            decided_by_game=decided_by_game,
            why_no_game=why_no_game,
        )

        challenge_seen.additional_properties = d
        return challenge_seen

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
