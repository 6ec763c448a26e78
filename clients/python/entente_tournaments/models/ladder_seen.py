from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.challenge_seen import ChallengeSeen
    from ..models.place_seen import PlaceSeen


T = TypeVar("T", bound="LadderSeen")


@_attrs_define
class LadderSeen:
    """A ladder with its places and challenges.

    Attributes:
        id (int):
        name (str):
        game (str):
        reach (int):
        answer_days (int):
        places (list[PlaceSeen]):
        challenges (list[ChallengeSeen]):
    """

    id: int
    name: str
    game: str
    reach: int
    answer_days: int
    places: list[PlaceSeen]
    challenges: list[ChallengeSeen]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        name = self.name

        game = self.game

        reach = self.reach

        answer_days = self.answer_days

        places = []
        for places_item_data in self.places:
            places_item = places_item_data.to_dict()
            places.append(places_item)

        challenges = []
        for challenges_item_data in self.challenges:
            challenges_item = challenges_item_data.to_dict()
            challenges.append(challenges_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "name": name,
                "game": game,
                "reach": reach,
                "answer_days": answer_days,
                "places": places,
                "challenges": challenges,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.challenge_seen import ChallengeSeen
        from ..models.place_seen import PlaceSeen

        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        game = d.pop("game")

        reach = d.pop("reach")

        answer_days = d.pop("answer_days")

        places = []
        _places = d.pop("places")
        for places_item_data in _places:
            places_item = PlaceSeen.from_dict(places_item_data)

            places.append(places_item)

        challenges = []
        _challenges = d.pop("challenges")
        for challenges_item_data in _challenges:
            challenges_item = ChallengeSeen.from_dict(challenges_item_data)

            challenges.append(challenges_item)

        ladder_seen = cls(
            id=id,
            name=name,
            game=game,
            reach=reach,
            answer_days=answer_days,
            places=places,
            challenges=challenges,
        )

        ladder_seen.additional_properties = d
        return ladder_seen

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
