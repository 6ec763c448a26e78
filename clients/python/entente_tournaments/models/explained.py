from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.term_seen import TermSeen


T = TypeVar("T", bound="Explained")


@_attrs_define
class Explained:
    """A total and the terms it is the sum of; for Keizer, whether the values settled.

    Attributes:
        registration_id (int):
        name (str):
        round_ (int):
        rank (int):
        total (str):
        terms (list[TermSeen]):
        converged (bool | None | Unset):
        iterations (int | None | Unset):
        cycle_length (int | None | Unset):
    """

    registration_id: int
    name: str
    round_: int
    rank: int
    total: str
    terms: list[TermSeen]
    converged: bool | None | Unset = UNSET
    iterations: int | None | Unset = UNSET
    cycle_length: int | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        registration_id = self.registration_id

        name = self.name

        round_ = self.round_

        rank = self.rank

        total = self.total

        terms = []
        for terms_item_data in self.terms:
            terms_item = terms_item_data.to_dict()
            terms.append(terms_item)

        converged: bool | None | Unset
        if isinstance(self.converged, Unset):
            converged = UNSET
        else:
            converged = self.converged

        iterations: int | None | Unset
        if isinstance(self.iterations, Unset):
            iterations = UNSET
        else:
            iterations = self.iterations

        cycle_length: int | None | Unset
        if isinstance(self.cycle_length, Unset):
            cycle_length = UNSET
        else:
            cycle_length = self.cycle_length

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "registration_id": registration_id,
                "name": name,
                "round": round_,
                "rank": rank,
                "total": total,
                "terms": terms,
            }
        )
        if converged is not UNSET:
            field_dict["converged"] = converged
        if iterations is not UNSET:
            field_dict["iterations"] = iterations
        if cycle_length is not UNSET:
            field_dict["cycle_length"] = cycle_length

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.term_seen import TermSeen

        d = dict(src_dict)
        registration_id = d.pop("registration_id")

        name = d.pop("name")

        round_ = d.pop("round")

        rank = d.pop("rank")

        total = d.pop("total")

        terms = []
        _terms = d.pop("terms")
        for terms_item_data in _terms:
            terms_item = TermSeen.from_dict(terms_item_data)

            terms.append(terms_item)

        def _parse_converged(data: object) -> bool | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(bool | None | Unset, data)

        converged = _parse_converged(d.pop("converged", UNSET))

        def _parse_iterations(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        iterations = _parse_iterations(d.pop("iterations", UNSET))

        def _parse_cycle_length(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        cycle_length = _parse_cycle_length(d.pop("cycle_length", UNSET))

        explained = cls(
            registration_id=registration_id,
            name=name,
            round_=round_,
            rank=rank,
            total=total,
            terms=terms,
            converged=converged,
            iterations=iterations,
            cycle_length=cycle_length,
        )

        explained.additional_properties = d
        return explained

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
