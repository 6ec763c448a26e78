from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.arranged import Arranged
    from ..models.round_changed_names import RoundChangedNames


T = TypeVar("T", bound="RoundChanged")


@_attrs_define
class RoundChanged:
    """A round as it is, or would be; `confirm` is needed where `results_lost` names boards.

    Attributes:
        stored (bool):
        after (Arranged): Boards and who sits out; empty where the whole publication was taken back.
        concerned (list[int]):
        names (RoundChangedNames):
        results_lost (list[int]):
        drafts_removed (list[int]):
        reopened (bool):
        confirm (None | str):
    """

    stored: bool
    after: Arranged
    concerned: list[int]
    names: RoundChangedNames
    results_lost: list[int]
    drafts_removed: list[int]
    reopened: bool
    confirm: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        stored = self.stored

        after = self.after.to_dict()

        concerned = self.concerned

        names = self.names.to_dict()

        results_lost = self.results_lost

        drafts_removed = self.drafts_removed

        reopened = self.reopened

        confirm: None | str
        confirm = self.confirm

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "stored": stored,
                "after": after,
                "concerned": concerned,
                "names": names,
                "results_lost": results_lost,
                "drafts_removed": drafts_removed,
                "reopened": reopened,
                "confirm": confirm,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.arranged import Arranged
        from ..models.round_changed_names import RoundChangedNames

        d = dict(src_dict)
        stored = d.pop("stored")

        after = Arranged.from_dict(d.pop("after"))

        concerned = cast(list[int], d.pop("concerned"))

        names = RoundChangedNames.from_dict(d.pop("names"))

        results_lost = cast(list[int], d.pop("results_lost"))

        drafts_removed = cast(list[int], d.pop("drafts_removed"))

        reopened = d.pop("reopened")

        def _parse_confirm(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        confirm = _parse_confirm(d.pop("confirm"))

        round_changed = cls(
            stored=stored,
            after=after,
            concerned=concerned,
            names=names,
            results_lost=results_lost,
            drafts_removed=drafts_removed,
            reopened=reopened,
            confirm=confirm,
        )

        round_changed.additional_properties = d
        return round_changed

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
