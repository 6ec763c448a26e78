from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.display import Display
from ...models.get_variant_display_lang import GetVariantDisplayLang
from ...models.refused import Refused
from ...types import UNSET, Response, Unset


def _get_kwargs(
    name: str,
    *,
    lang: GetVariantDisplayLang | Unset = GetVariantDisplayLang.FR,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    json_lang: str | Unset = UNSET
    if not isinstance(lang, Unset):
        json_lang = lang.value

    params["lang"] = json_lang

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/variants/{name}/display".format(
            name=quote(str(name), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Any | Display | Refused | None:
    if response.status_code == 200:
        response_200 = Display.from_dict(response.json())

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
) -> Response[Any | Display | Refused]:
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
    lang: GetVariantDisplayLang | Unset = GetVariantDisplayLang.FR,
) -> Response[Any | Display | Refused]:
    """Read the names and colours a front-end shows a variant with.

    Args:
        name (str):
        lang (GetVariantDisplayLang | Unset): The language of names. Default:
            GetVariantDisplayLang.FR.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Display | Refused]
    """

    kwargs = _get_kwargs(
        name=name,
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
    lang: GetVariantDisplayLang | Unset = GetVariantDisplayLang.FR,
) -> Any | Display | Refused | None:
    """Read the names and colours a front-end shows a variant with.

    Args:
        name (str):
        lang (GetVariantDisplayLang | Unset): The language of names. Default:
            GetVariantDisplayLang.FR.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Display | Refused
    """

    return sync_detailed(
        name=name,
        client=client,
        lang=lang,
    ).parsed


async def asyncio_detailed(
    name: str,
    *,
    client: AuthenticatedClient | Client,
    lang: GetVariantDisplayLang | Unset = GetVariantDisplayLang.FR,
) -> Response[Any | Display | Refused]:
    """Read the names and colours a front-end shows a variant with.

    Args:
        name (str):
        lang (GetVariantDisplayLang | Unset): The language of names. Default:
            GetVariantDisplayLang.FR.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Display | Refused]
    """

    kwargs = _get_kwargs(
        name=name,
        lang=lang,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    name: str,
    *,
    client: AuthenticatedClient | Client,
    lang: GetVariantDisplayLang | Unset = GetVariantDisplayLang.FR,
) -> Any | Display | Refused | None:
    """Read the names and colours a front-end shows a variant with.

    Args:
        name (str):
        lang (GetVariantDisplayLang | Unset): The language of names. Default:
            GetVariantDisplayLang.FR.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Display | Refused
    """

    return (
        await asyncio_detailed(
            name=name,
            client=client,
            lang=lang,
        )
    ).parsed
