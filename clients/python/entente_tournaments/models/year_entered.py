from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.year_entered_centres import YearEnteredCentres


T = TypeVar("T", bound="YearEntered")


@_attrs_define
class YearEntered:
    """Centres at the end of a year.

    Attributes:
        year (int): The next one, or one before.
        centres (YearEnteredCentres): Of every power.
        version (int): The version of the table you saw.
    """

    year: int
    centres: YearEnteredCentres
    version: int

    def to_dict(self) -> dict[str, Any]:
        year = self.year

        centres = self.centres.to_dict()

        version = self.version

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "year": year,
                "centres": centres,
                "version": version,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.year_entered_centres import YearEnteredCentres

        d = dict(src_dict)
        year = d.pop("year")

        centres = YearEnteredCentres.from_dict(d.pop("centres"))

        version = d.pop("version")

        year_entered = cls(
            year=year,
            centres=centres,
            version=version,
        )

        return year_entered
