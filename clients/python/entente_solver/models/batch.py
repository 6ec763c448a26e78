from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.batch_adjacent_convoy import BatchAdjacentConvoy
from ..models.batch_convoy_retreat import BatchConvoyRetreat
from ..models.batch_lang import BatchLang
from ..models.batch_removal import BatchRemoval
from ..types import UNSET, Unset

T = TypeVar("T", bound="Batch")


@_attrs_define
class Batch:
    """Many phases in the shape scripts use; JSON text is read fastest.

    Attributes:
        variant (Any): The name of a variant, or the whole variant as an object.
        phases (Any): Each has advancement, units, dislodged, forbiddens, ownerships, orders and perhaps an id.
        adjacent_convoy (BatchAdjacentConvoy | Unset): DATC 4.A.3: datc2 lets an army walk when no whole convoy is
            ordered. Default: BatchAdjacentConvoy.DATC3.
        removal (BatchRemoval | Unset): DATC 4.D.8: what the distance in civil disorder is counted from. Default:
            BatchRemoval.HOME.
        convoy_retreat (BatchConvoyRetreat | Unset): DATC 4.A.5: retreats to where a convoyed attacker came from.
            Default: BatchConvoyRetreat.ALLOWED.
        lang (BatchLang | Unset): The language of the reports. Default: BatchLang.FR.
        strict (bool | Unset): Answer an error for a phase with one bad order. Default: False.
        outcomes (bool | Unset): What became of each order, too. Default: False.
        reports (bool | Unset): The report of each phase, too. Default: False.
    """

    variant: Any
    phases: Any
    adjacent_convoy: BatchAdjacentConvoy | Unset = BatchAdjacentConvoy.DATC3
    removal: BatchRemoval | Unset = BatchRemoval.HOME
    convoy_retreat: BatchConvoyRetreat | Unset = BatchConvoyRetreat.ALLOWED
    lang: BatchLang | Unset = BatchLang.FR
    strict: bool | Unset = False
    outcomes: bool | Unset = False
    reports: bool | Unset = False

    def to_dict(self) -> dict[str, Any]:
        variant = self.variant

        phases = self.phases

        adjacent_convoy: str | Unset = UNSET
        if not isinstance(self.adjacent_convoy, Unset):
            adjacent_convoy = self.adjacent_convoy.value

        removal: str | Unset = UNSET
        if not isinstance(self.removal, Unset):
            removal = self.removal.value

        convoy_retreat: str | Unset = UNSET
        if not isinstance(self.convoy_retreat, Unset):
            convoy_retreat = self.convoy_retreat.value

        lang: str | Unset = UNSET
        if not isinstance(self.lang, Unset):
            lang = self.lang.value

        strict = self.strict

        outcomes = self.outcomes

        reports = self.reports

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "variant": variant,
                "phases": phases,
            }
        )
        if adjacent_convoy is not UNSET:
            field_dict["adjacent_convoy"] = adjacent_convoy
        if removal is not UNSET:
            field_dict["removal"] = removal
        if convoy_retreat is not UNSET:
            field_dict["convoy_retreat"] = convoy_retreat
        if lang is not UNSET:
            field_dict["lang"] = lang
        if strict is not UNSET:
            field_dict["strict"] = strict
        if outcomes is not UNSET:
            field_dict["outcomes"] = outcomes
        if reports is not UNSET:
            field_dict["reports"] = reports

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        variant = d.pop("variant")

        phases = d.pop("phases")

        _adjacent_convoy = d.pop("adjacent_convoy", UNSET)
        adjacent_convoy: BatchAdjacentConvoy | Unset
        if isinstance(_adjacent_convoy, Unset):
            adjacent_convoy = UNSET
        else:
            adjacent_convoy = BatchAdjacentConvoy(_adjacent_convoy)

        _removal = d.pop("removal", UNSET)
        removal: BatchRemoval | Unset
        if isinstance(_removal, Unset):
            removal = UNSET
        else:
            removal = BatchRemoval(_removal)

        _convoy_retreat = d.pop("convoy_retreat", UNSET)
        convoy_retreat: BatchConvoyRetreat | Unset
        if isinstance(_convoy_retreat, Unset):
            convoy_retreat = UNSET
        else:
            convoy_retreat = BatchConvoyRetreat(_convoy_retreat)

        _lang = d.pop("lang", UNSET)
        lang: BatchLang | Unset
        if isinstance(_lang, Unset):
            lang = UNSET
        else:
            lang = BatchLang(_lang)

        strict = d.pop("strict", UNSET)

        outcomes = d.pop("outcomes", UNSET)

        reports = d.pop("reports", UNSET)

        batch = cls(
            variant=variant,
            phases=phases,
            adjacent_convoy=adjacent_convoy,
            removal=removal,
            convoy_retreat=convoy_retreat,
            lang=lang,
            strict=strict,
            outcomes=outcomes,
            reports=reports,
        )

        return batch
