from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.submission_adjacent_convoy import SubmissionAdjacentConvoy
from ..models.submission_convoy_retreat import SubmissionConvoyRetreat
from ..models.submission_lang import SubmissionLang
from ..models.submission_removal import SubmissionRemoval
from ..types import UNSET, Unset

T = TypeVar("T", bound="Submission")


@_attrs_define
class Submission:
    """A position and orders for it.

    Attributes:
        variant (Any): The name of a variant, or the whole variant as an object.
        advancement (int): Modulo 5 it gives the phase.
        situation (Any): ownerships, units, and if any dislodged_ones, fake_units, forbiddens.
        orders (Any): [role, order type, active zone, passive zone or 0, destination or 0], perhaps with via_convoy at
            the end.
        adjacent_convoy (SubmissionAdjacentConvoy | Unset): DATC 4.A.3: datc2 lets an army walk when no whole convoy is
            ordered. Default: SubmissionAdjacentConvoy.DATC3.
        removal (SubmissionRemoval | Unset): DATC 4.D.8: what the distance in civil disorder is counted from. Default:
            SubmissionRemoval.HOME.
        convoy_retreat (SubmissionConvoyRetreat | Unset): DATC 4.A.5: retreats to where a convoyed attacker came from.
            Default: SubmissionConvoyRetreat.ALLOWED.
        lang (SubmissionLang | Unset): The language of the reports. Default: SubmissionLang.FR.
        role (int | Unset): The role concerned, 0 for all. Default: 0.
        names (Any | Unset): Names of roles, zones and coasts; ours if left out.
        strict (bool | Unset): Refuse the whole set for one bad order; else ignore bad orders. Default: True.
        explain (bool | Unset): A sentence with each outcome. Default: False.
    """

    variant: Any
    advancement: int
    situation: Any
    orders: Any
    adjacent_convoy: SubmissionAdjacentConvoy | Unset = SubmissionAdjacentConvoy.DATC3
    removal: SubmissionRemoval | Unset = SubmissionRemoval.HOME
    convoy_retreat: SubmissionConvoyRetreat | Unset = SubmissionConvoyRetreat.ALLOWED
    lang: SubmissionLang | Unset = SubmissionLang.FR
    role: int | Unset = 0
    names: Any | Unset = UNSET
    strict: bool | Unset = True
    explain: bool | Unset = False

    def to_dict(self) -> dict[str, Any]:
        variant = self.variant

        advancement = self.advancement

        situation = self.situation

        orders = self.orders

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

        role = self.role

        names = self.names

        strict = self.strict

        explain = self.explain

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "variant": variant,
                "advancement": advancement,
                "situation": situation,
                "orders": orders,
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
        if role is not UNSET:
            field_dict["role"] = role
        if names is not UNSET:
            field_dict["names"] = names
        if strict is not UNSET:
            field_dict["strict"] = strict
        if explain is not UNSET:
            field_dict["explain"] = explain

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        variant = d.pop("variant")

        advancement = d.pop("advancement")

        situation = d.pop("situation")

        orders = d.pop("orders")

        _adjacent_convoy = d.pop("adjacent_convoy", UNSET)
        adjacent_convoy: SubmissionAdjacentConvoy | Unset
        if isinstance(_adjacent_convoy, Unset):
            adjacent_convoy = UNSET
        else:
            adjacent_convoy = SubmissionAdjacentConvoy(_adjacent_convoy)

        _removal = d.pop("removal", UNSET)
        removal: SubmissionRemoval | Unset
        if isinstance(_removal, Unset):
            removal = UNSET
        else:
            removal = SubmissionRemoval(_removal)

        _convoy_retreat = d.pop("convoy_retreat", UNSET)
        convoy_retreat: SubmissionConvoyRetreat | Unset
        if isinstance(_convoy_retreat, Unset):
            convoy_retreat = UNSET
        else:
            convoy_retreat = SubmissionConvoyRetreat(_convoy_retreat)

        _lang = d.pop("lang", UNSET)
        lang: SubmissionLang | Unset
        if isinstance(_lang, Unset):
            lang = UNSET
        else:
            lang = SubmissionLang(_lang)

        role = d.pop("role", UNSET)

        names = d.pop("names", UNSET)

        strict = d.pop("strict", UNSET)

        explain = d.pop("explain", UNSET)

        submission = cls(
            variant=variant,
            advancement=advancement,
            situation=situation,
            orders=orders,
            adjacent_convoy=adjacent_convoy,
            removal=removal,
            convoy_retreat=convoy_retreat,
            lang=lang,
            role=role,
            names=names,
            strict=strict,
            explain=explain,
        )

        return submission
