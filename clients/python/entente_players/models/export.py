from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.account import Account
    from ..models.export_games import ExportGames
    from ..models.export_stored import ExportStored
    from ..models.profile import Profile


T = TypeVar("T", bound="Export")


@_attrs_define
class Export:
    """All that is stored of a member, but for the password, of which only a hash exists.

    Attributes:
        profile (Profile): What players stores.
        account (Account): What users knows of a member.
        games (ExportGames): The role in each game, by the game's id.
        stored (ExportStored): What every service stores: rows by service and table.
    """

    profile: Profile
    account: Account
    games: ExportGames
    stored: ExportStored
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        profile = self.profile.to_dict()

        account = self.account.to_dict()

        games = self.games.to_dict()

        stored = self.stored.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "profile": profile,
                "account": account,
                "games": games,
                "stored": stored,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.account import Account
        from ..models.export_games import ExportGames
        from ..models.export_stored import ExportStored
        from ..models.profile import Profile

        d = dict(src_dict)
        profile = Profile.from_dict(d.pop("profile"))

        account = Account.from_dict(d.pop("account"))

        games = ExportGames.from_dict(d.pop("games"))

        stored = ExportStored.from_dict(d.pop("stored"))

        export = cls(
            profile=profile,
            account=account,
            games=games,
            stored=stored,
        )

        export.additional_properties = d
        return export

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
