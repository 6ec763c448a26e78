from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.preview_view import PreviewView
    from ..models.settings_view import SettingsView


T = TypeVar("T", bound="OfferView")


@_attrs_define
class OfferView:
    """An offer, and what keeps the reader from joining (nothing when he may).

    Attributes:
        id (int):
        owner_id (int):
        owner (str):
        owner_rating (float | None):
        owner_rank (str):
        preview (None | PreviewView):
        created_at (datetime.datetime):
        copies (int):
        settings (SettingsView): How a game is to be played.
        must_be_rated (bool):
        rating_minimum (int):
        rating_maximum (int):
        minimum_rated_games (int):
        same_opponent (int):
        comment (str):
        shape_id (int):
        game_id (int | None):
        obstacle (str):
    """

    id: int
    owner_id: int
    owner: str
    owner_rating: float | None
    owner_rank: str
    preview: None | PreviewView
    created_at: datetime.datetime
    copies: int
    settings: SettingsView
    must_be_rated: bool
    rating_minimum: int
    rating_maximum: int
    minimum_rated_games: int
    same_opponent: int
    comment: str
    shape_id: int
    game_id: int | None
    obstacle: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.preview_view import PreviewView

        id = self.id

        owner_id = self.owner_id

        owner = self.owner

        owner_rating: float | None
        owner_rating = self.owner_rating

        owner_rank = self.owner_rank

        preview: dict[str, Any] | None
        if isinstance(self.preview, PreviewView):
            preview = self.preview.to_dict()
        else:
            preview = self.preview

        created_at = self.created_at.isoformat()

        copies = self.copies

        settings = self.settings.to_dict()

        must_be_rated = self.must_be_rated

        rating_minimum = self.rating_minimum

        rating_maximum = self.rating_maximum

        minimum_rated_games = self.minimum_rated_games

        same_opponent = self.same_opponent

        comment = self.comment

        shape_id = self.shape_id

        game_id: int | None
        game_id = self.game_id

        obstacle = self.obstacle

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "owner_id": owner_id,
                "owner": owner,
                "owner_rating": owner_rating,
                "owner_rank": owner_rank,
                "preview": preview,
                "created_at": created_at,
                "copies": copies,
                "settings": settings,
                "must_be_rated": must_be_rated,
                "rating_minimum": rating_minimum,
                "rating_maximum": rating_maximum,
                "minimum_rated_games": minimum_rated_games,
                "same_opponent": same_opponent,
                "comment": comment,
                "shape_id": shape_id,
                "game_id": game_id,
                "obstacle": obstacle,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.preview_view import PreviewView
        from ..models.settings_view import SettingsView

        d = dict(src_dict)
        id = d.pop("id")

        owner_id = d.pop("owner_id")

        owner = d.pop("owner")

        def _parse_owner_rating(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        owner_rating = _parse_owner_rating(d.pop("owner_rating"))

        owner_rank = d.pop("owner_rank")

        def _parse_preview(data: object) -> None | PreviewView:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                preview_type_0 = PreviewView.from_dict(data)

                return preview_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | PreviewView, data)

        preview = _parse_preview(d.pop("preview"))

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        copies = d.pop("copies")

        settings = SettingsView.from_dict(d.pop("settings"))

        must_be_rated = d.pop("must_be_rated")

        rating_minimum = d.pop("rating_minimum")

        rating_maximum = d.pop("rating_maximum")

        minimum_rated_games = d.pop("minimum_rated_games")

        same_opponent = d.pop("same_opponent")

        comment = d.pop("comment")

        shape_id = d.pop("shape_id")

        def _parse_game_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        game_id = _parse_game_id(d.pop("game_id"))

        obstacle = d.pop("obstacle")

        offer_view = cls(
            id=id,
            owner_id=owner_id,
            owner=owner,
            owner_rating=owner_rating,
            owner_rank=owner_rank,
            preview=preview,
            created_at=created_at,
            copies=copies,
            settings=settings,
            must_be_rated=must_be_rated,
            rating_minimum=rating_minimum,
            rating_maximum=rating_maximum,
            minimum_rated_games=minimum_rated_games,
            same_opponent=same_opponent,
            comment=comment,
            shape_id=shape_id,
            game_id=game_id,
            obstacle=obstacle,
        )

        offer_view.additional_properties = d
        return offer_view

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
