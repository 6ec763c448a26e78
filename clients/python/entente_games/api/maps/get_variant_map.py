from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.get_variant_map_lang import GetVariantMapLang
from ...models.get_variant_map_theme import GetVariantMapTheme
from ...models.refused import Refused
from ...types import UNSET, Response, Unset


def _get_kwargs(
    name: str,
    *,
    theme: GetVariantMapTheme | Unset = GetVariantMapTheme.LIGHT,
    lang: GetVariantMapLang | Unset = GetVariantMapLang.FR,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    json_theme: str | Unset = UNSET
    if not isinstance(theme, Unset):
        json_theme = theme.value

    params["theme"] = json_theme

    json_lang: str | Unset = UNSET
    if not isinstance(lang, Unset):
        json_lang = lang.value

    params["lang"] = json_lang

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/variants/{name}.svg".format(
            name=quote(str(name), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Any | Refused | str | None:
    if response.status_code == 200:
        response_200 = response.text
        return response_200

    if response.status_code == 304:
        response_304 = cast(Any, None)
        return response_304

    if response.status_code == 400:
        response_400 = Refused.from_dict(response.json())

        return response_400

    if response.status_code == 404:
        response_404 = Refused.from_dict(response.json())

        return response_404

    if response.status_code == 413:
        response_413 = Refused.from_dict(response.json())

        return response_413

    if response.status_code == 414:
        response_414 = Refused.from_dict(response.json())

        return response_414

    if response.status_code == 431:
        response_431 = Refused.from_dict(response.json())

        return response_431

    if response.status_code == 500:
        response_500 = Refused.from_dict(response.json())

        return response_500

    if response.status_code == 502:
        response_502 = Refused.from_dict(response.json())

        return response_502

    if response.status_code == 503:
        response_503 = Refused.from_dict(response.json())

        return response_503

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[Any | Refused | str]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    name: str,
    *,
    client: AuthenticatedClient | Client,
    theme: GetVariantMapTheme | Unset = GetVariantMapTheme.LIGHT,
    lang: GetVariantMapLang | Unset = GetVariantMapLang.FR,
) -> Response[Any | Refused | str]:
    """Draw the board of a variant as it stands at the beginning.

    Args:
        name (str):
        theme (GetVariantMapTheme | Unset): For a light or dark page. Default:
            GetVariantMapTheme.LIGHT.
        lang (GetVariantMapLang | Unset): The language of names. Default: GetVariantMapLang.FR.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Refused | str]
    """

    kwargs = _get_kwargs(
        name=name,
        theme=theme,
        lang=lang,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    name: str,
    *,
    client: AuthenticatedClient | Client,
    theme: GetVariantMapTheme | Unset = GetVariantMapTheme.LIGHT,
    lang: GetVariantMapLang | Unset = GetVariantMapLang.FR,
) -> Any | Refused | str | None:
    """Draw the board of a variant as it stands at the beginning.

    Args:
        name (str):
        theme (GetVariantMapTheme | Unset): For a light or dark page. Default:
            GetVariantMapTheme.LIGHT.
        lang (GetVariantMapLang | Unset): The language of names. Default: GetVariantMapLang.FR.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Refused | str
    """

    return sync_detailed(
        name=name,
        client=client,
        theme=theme,
        lang=lang,
    ).parsed


async def asyncio_detailed(
    name: str,
    *,
    client: AuthenticatedClient | Client,
    theme: GetVariantMapTheme | Unset = GetVariantMapTheme.LIGHT,
    lang: GetVariantMapLang | Unset = GetVariantMapLang.FR,
) -> Response[Any | Refused | str]:
    """Draw the board of a variant as it stands at the beginning.

    Args:
        name (str):
        theme (GetVariantMapTheme | Unset): For a light or dark page. Default:
            GetVariantMapTheme.LIGHT.
        lang (GetVariantMapLang | Unset): The language of names. Default: GetVariantMapLang.FR.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Refused | str]
    """

    kwargs = _get_kwargs(
        name=name,
        theme=theme,
        lang=lang,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    name: str,
    *,
    client: AuthenticatedClient | Client,
    theme: GetVariantMapTheme | Unset = GetVariantMapTheme.LIGHT,
    lang: GetVariantMapLang | Unset = GetVariantMapLang.FR,
) -> Any | Refused | str | None:
    """Draw the board of a variant as it stands at the beginning.

    Args:
        name (str):
        theme (GetVariantMapTheme | Unset): For a light or dark page. Default:
            GetVariantMapTheme.LIGHT.
        lang (GetVariantMapLang | Unset): The language of names. Default: GetVariantMapLang.FR.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Refused | str
    """

    return (
        await asyncio_detailed(
            name=name,
            client=client,
            theme=theme,
            lang=lang,
        )
    ).parsed
