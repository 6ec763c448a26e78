from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.sent_ownership import SentOwnership
    from ..models.sent_region import SentRegion
    from ..models.sent_unit import SentUnit


T = TypeVar("T", bound="RectifiedPosition")


@_attrs_define
class RectifiedPosition:
    """The whole position that shall stand.

    Attributes:
        center_ownerships (list[SentOwnership]): Who owns which center.
        units (list[SentUnit]): The units; a dislodged one says where its attacker came from.
        forbiddens (list[int | SentRegion]): Regions nobody may retreat to.
        pseudo (None | str | Unset): The caller's own pseudo, as in his token.
        rectification_code (None | str | Unset): An administrator's code, where the association wants one.
    """

    center_ownerships: list[SentOwnership]
    units: list[SentUnit]
    forbiddens: list[int | SentRegion]
    pseudo: None | str | Unset = UNSET
    rectification_code: None | str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.sent_region import SentRegion

        center_ownerships = []
        for center_ownerships_item_data in self.center_ownerships:
            center_ownerships_item = center_ownerships_item_data.to_dict()
            center_ownerships.append(center_ownerships_item)

        units = []
        for units_item_data in self.units:
            units_item = units_item_data.to_dict()
            units.append(units_item)

        forbiddens = []
        for forbiddens_item_data in self.forbiddens:
            forbiddens_item: dict[str, Any] | int
            if isinstance(forbiddens_item_data, SentRegion):
                forbiddens_item = forbiddens_item_data.to_dict()
            else:
                forbiddens_item = forbiddens_item_data
            forbiddens.append(forbiddens_item)

        pseudo: None | str | Unset
        if isinstance(self.pseudo, Unset):
            pseudo = UNSET
        else:
            pseudo = self.pseudo

        rectification_code: None | str | Unset
        if isinstance(self.rectification_code, Unset):
            rectification_code = UNSET
        else:
            rectification_code = self.rectification_code

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "center_ownerships": center_ownerships,
                "units": units,
                "forbiddens": forbiddens,
            }
        )
        if pseudo is not UNSET:
            field_dict["pseudo"] = pseudo
        if rectification_code is not UNSET:
            field_dict["rectification_code"] = rectification_code

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.sent_ownership import SentOwnership
        from ..models.sent_region import SentRegion
        from ..models.sent_unit import SentUnit

        d = dict(src_dict)
        center_ownerships = []
        _center_ownerships = d.pop("center_ownerships")
        for center_ownerships_item_data in _center_ownerships:
            center_ownerships_item = SentOwnership.from_dict(
                center_ownerships_item_data
            )

            center_ownerships.append(center_ownerships_item)

        units = []
        _units = d.pop("units")
        for units_item_data in _units:
            units_item = SentUnit.from_dict(units_item_data)

            units.append(units_item)

        forbiddens = []
        _forbiddens = d.pop("forbiddens")
        for forbiddens_item_data in _forbiddens:

            def _parse_forbiddens_item(data: object) -> int | SentRegion:
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    forbiddens_item_type_1 = SentRegion.from_dict(data)

                    return forbiddens_item_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(int | SentRegion, data)

            forbiddens_item = _parse_forbiddens_item(forbiddens_item_data)

            forbiddens.append(forbiddens_item)

        def _parse_pseudo(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        pseudo = _parse_pseudo(d.pop("pseudo", UNSET))

        def _parse_rectification_code(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        rectification_code = _parse_rectification_code(
            d.pop("rectification_code", UNSET)
        )

        rectified_position = cls(
            center_ownerships=center_ownerships,
            units=units,
            forbiddens=forbiddens,
            pseudo=pseudo,
            rectification_code=rectification_code,
        )

        return rectified_position
