from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.frame_shown_centers import FrameShownCenters
    from ..models.frame_shown_dislodged import FrameShownDislodged
    from ..models.frame_shown_names import FrameShownNames
    from ..models.frame_shown_units import FrameShownUnits


T = TypeVar("T", bound="FrameShown")


@_attrs_define
class FrameShown:
    """The same places in a frame of 630 x 535.

    Attributes:
        width (int):
        height (int):
        centers (FrameShownCenters):
        names (FrameShownNames):
        units (FrameShownUnits):
        dislodged (FrameShownDislodged):
    """

    width: int
    height: int
    centers: FrameShownCenters
    names: FrameShownNames
    units: FrameShownUnits
    dislodged: FrameShownDislodged
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        width = self.width

        height = self.height

        centers = self.centers.to_dict()

        names = self.names.to_dict()

        units = self.units.to_dict()

        dislodged = self.dislodged.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "width": width,
                "height": height,
                "centers": centers,
                "names": names,
                "units": units,
                "dislodged": dislodged,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.frame_shown_centers import FrameShownCenters
        from ..models.frame_shown_dislodged import FrameShownDislodged
        from ..models.frame_shown_names import FrameShownNames
        from ..models.frame_shown_units import FrameShownUnits

        d = dict(src_dict)
        width = d.pop("width")

        height = d.pop("height")

        centers = FrameShownCenters.from_dict(d.pop("centers"))

        names = FrameShownNames.from_dict(d.pop("names"))

        units = FrameShownUnits.from_dict(d.pop("units"))

        dislodged = FrameShownDislodged.from_dict(d.pop("dislodged"))

        frame_shown = cls(
            width=width,
            height=height,
            centers=centers,
            names=names,
            units=units,
            dislodged=dislodged,
        )

        frame_shown.additional_properties = d
        return frame_shown

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
