from http import HTTPStatus
from typing import Any, cast

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.get_time_zones_lang import GetTimeZonesLang
from ...models.refused import Refused
from ...models.time_zone_list import TimeZoneList
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    lang: GetTimeZonesLang | Unset = GetTimeZonesLang.FR,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    json_lang: str | Unset = UNSET
    if not isinstance(lang, Unset):
        json_lang = lang.value

    params["lang"] = json_lang

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/time-zones",
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Any | Refused | TimeZoneList | None:
    if response.status_code == 200:
        response_200 = TimeZoneList.from_dict(response.json())

        return response_200

    if response.status_code == 304:
        response_304 = cast(Any, None)
        return response_304

    if response.status_code == 400:
        response_400 = Refused.from_dict(response.json())

        return response_400

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

    if response.status_code == 503:
        response_503 = Refused.from_dict(response.json())

        return response_503

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[Any | Refused | TimeZoneList]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient | Client,
    lang: GetTimeZonesLang | Unset = GetTimeZonesLang.FR,
) -> Response[Any | Refused | TimeZoneList]:
    """List the time zones a member may live in.

    Args:
        lang (GetTimeZonesLang | Unset): The language of texts. Default: GetTimeZonesLang.FR.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Refused | TimeZoneList]
    """

    kwargs = _get_kwargs(
        lang=lang,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient | Client,
    lang: GetTimeZonesLang | Unset = GetTimeZonesLang.FR,
) -> Any | Refused | TimeZoneList | None:
    """List the time zones a member may live in.

    Args:
        lang (GetTimeZonesLang | Unset): The language of texts. Default: GetTimeZonesLang.FR.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Refused | TimeZoneList
    """

    return sync_detailed(
        client=client,
        lang=lang,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    lang: GetTimeZonesLang | Unset = GetTimeZonesLang.FR,
) -> Response[Any | Refused | TimeZoneList]:
    """List the time zones a member may live in.

    Args:
        lang (GetTimeZonesLang | Unset): The language of texts. Default: GetTimeZonesLang.FR.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Refused | TimeZoneList]
    """

    kwargs = _get_kwargs(
        lang=lang,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    lang: GetTimeZonesLang | Unset = GetTimeZonesLang.FR,
) -> Any | Refused | TimeZoneList | None:
    """List the time zones a member may live in.

    Args:
        lang (GetTimeZonesLang | Unset): The language of texts. Default: GetTimeZonesLang.FR.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Refused | TimeZoneList
    """

    return (
        await asyncio_detailed(
            client=client,
            lang=lang,
        )
    ).parsed
