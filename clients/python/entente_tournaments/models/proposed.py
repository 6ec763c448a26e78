from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.proposed_explanation_item import ProposedExplanationItem
    from ..models.proposed_names import ProposedNames
    from ..models.proposed_sitting_out import ProposedSittingOut


T = TypeVar("T", bound="Proposed")


@_attrs_define
class Proposed:
    """A pairing, stored or only shown.

    Attributes:
        round_ (int):
        stored (bool):
        pairs (list[list[int]]):
        sitting_out (ProposedSittingOut):
        relaxations (list[str]):
        explanation (list[ProposedExplanationItem]):
        job_id (int | None | Unset):
        names (ProposedNames | Unset):
    """

    round_: int
    stored: bool
    pairs: list[list[int]]
    sitting_out: ProposedSittingOut
    relaxations: list[str]
    explanation: list[ProposedExplanationItem]
    job_id: int | None | Unset = UNSET
    names: ProposedNames | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        round_ = self.round_

        stored = self.stored

        pairs = []
        for pairs_item_data in self.pairs:
            pairs_item = pairs_item_data

            pairs.append(pairs_item)

        sitting_out = self.sitting_out.to_dict()

        relaxations = self.relaxations

        explanation = []
        for explanation_item_data in self.explanation:
            explanation_item = explanation_item_data.to_dict()
            explanation.append(explanation_item)

        job_id: int | None | Unset
        if isinstance(self.job_id, Unset):
            job_id = UNSET
        else:
            job_id = self.job_id

        names: dict[str, Any] | Unset = UNSET
        if not isinstance(self.names, Unset):
            names = self.names.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "round": round_,
                "stored": stored,
                "pairs": pairs,
                "sitting_out": sitting_out,
                "relaxations": relaxations,
                "explanation": explanation,
            }
        )
        if job_id is not UNSET:
            field_dict["job_id"] = job_id
        if names is not UNSET:
            field_dict["names"] = names

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.proposed_explanation_item import ProposedExplanationItem
        from ..models.proposed_names import ProposedNames
        from ..models.proposed_sitting_out import ProposedSittingOut

        d = dict(src_dict)
        round_ = d.pop("round")

        stored = d.pop("stored")

        pairs = []
        _pairs = d.pop("pairs")
        for pairs_item_data in _pairs:
            pairs_item = cast(list[int], pairs_item_data)

            pairs.append(pairs_item)

        sitting_out = ProposedSittingOut.from_dict(d.pop("sitting_out"))

        relaxations = cast(list[str], d.pop("relaxations"))

        explanation = []
        _explanation = d.pop("explanation")
        for explanation_item_data in _explanation:
            explanation_item = ProposedExplanationItem.from_dict(explanation_item_data)

            explanation.append(explanation_item)

        def _parse_job_id(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        job_id = _parse_job_id(d.pop("job_id", UNSET))

        _names = d.pop("names", UNSET)
        names: ProposedNames | Unset
        if isinstance(_names, Unset):
            names = UNSET
        else:
            names = ProposedNames.from_dict(_names)

        proposed = cls(
            round_=round_,
            stored=stored,
            pairs=pairs,
            sitting_out=sitting_out,
            relaxations=relaxations,
            explanation=explanation,
            job_id=job_id,
            names=names,
        )

        proposed.additional_properties = d
        return proposed

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
