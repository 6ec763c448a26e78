from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.numbered_player import NumberedPlayer
    from ..models.pairing_explained_explanation_item import (
        PairingExplainedExplanationItem,
    )


T = TypeVar("T", bound="PairingExplained")


@_attrs_define
class PairingExplained:
    """What the pairing system told of its work, in the form each system has for it.

    Attributes:
        round_ (int):
        system (str):
        relaxations (list[str]): Wishes that could not be kept.
        explanation (list[PairingExplainedExplanationItem]):
        players (list[NumberedPlayer]): Who has which number; empty if late entries moved the numbers since.
    """

    round_: int
    system: str
    relaxations: list[str]
    explanation: list[PairingExplainedExplanationItem]
    players: list[NumberedPlayer]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        round_ = self.round_

        system = self.system

        relaxations = self.relaxations

        explanation = []
        for explanation_item_data in self.explanation:
            explanation_item = explanation_item_data.to_dict()
            explanation.append(explanation_item)

        players = []
        for players_item_data in self.players:
            players_item = players_item_data.to_dict()
            players.append(players_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "round": round_,
                "system": system,
                "relaxations": relaxations,
                "explanation": explanation,
                "players": players,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.numbered_player import NumberedPlayer
        from ..models.pairing_explained_explanation_item import (
            PairingExplainedExplanationItem,
        )

        d = dict(src_dict)
        round_ = d.pop("round")

        system = d.pop("system")

        relaxations = cast(list[str], d.pop("relaxations"))

        explanation = []
        _explanation = d.pop("explanation")
        for explanation_item_data in _explanation:
            explanation_item = PairingExplainedExplanationItem.from_dict(
                explanation_item_data
            )

            explanation.append(explanation_item)

        players = []
        _players = d.pop("players")
        for players_item_data in _players:
            players_item = NumberedPlayer.from_dict(players_item_data)

            players.append(players_item)

        pairing_explained = cls(
            round_=round_,
            system=system,
            relaxations=relaxations,
            explanation=explanation,
            players=players,
        )

        pairing_explained.additional_properties = d
        return pairing_explained

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
