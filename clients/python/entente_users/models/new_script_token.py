from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.script_token import ScriptToken


T = TypeVar("T", bound="NewScriptToken")


@_attrs_define
class NewScriptToken:
    """The token, to be sent as AccessToken: it is not shown again.

    Attributes:
        access_token (str):
        script_token (ScriptToken): A token of a script.
    """

    access_token: str
    script_token: ScriptToken
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        access_token = self.access_token

        script_token = self.script_token.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "AccessToken": access_token,
                "script_token": script_token,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.script_token import ScriptToken

        d = dict(src_dict)
        access_token = d.pop("AccessToken")

        script_token = ScriptToken.from_dict(d.pop("script_token"))

        new_script_token = cls(
            access_token=access_token,
            script_token=script_token,
        )

        new_script_token.additional_properties = d
        return new_script_token

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
