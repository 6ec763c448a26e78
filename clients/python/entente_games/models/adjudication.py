from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.adjudication_lang import AdjudicationLang
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.adjudication_names_type_0 import AdjudicationNamesType0


T = TypeVar("T", bound="Adjudication")


@_attrs_define
class Adjudication:
    """Which phase to play.

    Attributes:
        pseudo (None | str | Unset): The caller's own pseudo, as in his token.
        names (AdjudicationNamesType0 | None | Unset): Names for the report, of all roles, zones and coasts of the
            variant: {"roles": {"1": ["Angleterre", "anglais", "E"], …}, "zones": {"1": "ADR", …}, "coasts": {"1": "ec",
            …}}; the server's own names when absent.
        lang (AdjudicationLang | Unset): The language of the report. Default: AdjudicationLang.FR.
        advancement (int | None | Unset): The phase the caller means; 409 when another one is being played.
    """

    pseudo: None | str | Unset = UNSET
    names: AdjudicationNamesType0 | None | Unset = UNSET
    lang: AdjudicationLang | Unset = AdjudicationLang.FR
    advancement: int | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.adjudication_names_type_0 import AdjudicationNamesType0

        pseudo: None | str | Unset
        if isinstance(self.pseudo, Unset):
            pseudo = UNSET
        else:
            pseudo = self.pseudo

        names: dict[str, Any] | None | Unset
        if isinstance(self.names, Unset):
            names = UNSET
        elif isinstance(self.names, AdjudicationNamesType0):
            names = self.names.to_dict()
        else:
            names = self.names

        lang: str | Unset = UNSET
        if not isinstance(self.lang, Unset):
            lang = self.lang.value

        advancement: int | None | Unset
        if isinstance(self.advancement, Unset):
            advancement = UNSET
        else:
            advancement = self.advancement

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if pseudo is not UNSET:
            field_dict["pseudo"] = pseudo
        if names is not UNSET:
            field_dict["names"] = names
        if lang is not UNSET:
            field_dict["lang"] = lang
        if advancement is not UNSET:
            field_dict["advancement"] = advancement

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.adjudication_names_type_0 import AdjudicationNamesType0

        d = dict(src_dict)

        def _parse_pseudo(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        pseudo = _parse_pseudo(d.pop("pseudo", UNSET))

        def _parse_names(data: object) -> AdjudicationNamesType0 | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                names_type_0 = AdjudicationNamesType0.from_dict(data)

                return names_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(AdjudicationNamesType0 | None | Unset, data)

        names = _parse_names(d.pop("names", UNSET))

        _lang = d.pop("lang", UNSET)
        lang: AdjudicationLang | Unset
        if isinstance(_lang, Unset):
            lang = UNSET
        else:
            lang = AdjudicationLang(_lang)

        def _parse_advancement(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        advancement = _parse_advancement(d.pop("advancement", UNSET))

        adjudication = cls(
            pseudo=pseudo,
            names=names,
            lang=lang,
            advancement=advancement,
        )

        return adjudication
