from http import HTTPStatus
from typing import Any, cast

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.country_list import CountryList
from ...models.get_countries_lang import GetCountriesLang
from ...models.refused import Refused
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    lang: GetCountriesLang | Unset = GetCountriesLang.FR,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    json_lang: str | Unset = UNSET
    if not isinstance(lang, Unset):
        json_lang = lang.value

    params["lang"] = json_lang

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/countries",
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Any | CountryList | Refused | None:
    if response.status_code == 200:
        response_200 = CountryList.from_dict(response.json())

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
) -> Response[Any | CountryList | Refused]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient | Client,
    lang: GetCountriesLang | Unset = GetCountriesLang.FR,
) -> Response[Any | CountryList | Refused]:
    """List the countries a member may live in.

    Args:
        lang (GetCountriesLang | Unset): The language of texts. Default: GetCountriesLang.FR.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | CountryList | Refused]
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
    lang: GetCountriesLang | Unset = GetCountriesLang.FR,
) -> Any | CountryList | Refused | None:
    """List the countries a member may live in.

    Args:
        lang (GetCountriesLang | Unset): The language of texts. Default: GetCountriesLang.FR.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | CountryList | Refused
    """

    return sync_detailed(
        client=client,
        lang=lang,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    lang: GetCountriesLang | Unset = GetCountriesLang.FR,
) -> Response[Any | CountryList | Refused]:
    """List the countries a member may live in.

    Args:
        lang (GetCountriesLang | Unset): The language of texts. Default: GetCountriesLang.FR.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | CountryList | Refused]
    """

    kwargs = _get_kwargs(
        lang=lang,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    lang: GetCountriesLang | Unset = GetCountriesLang.FR,
) -> Any | CountryList | Refused | None:
    """List the countries a member may live in.

    Args:
        lang (GetCountriesLang | Unset): The language of texts. Default: GetCountriesLang.FR.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | CountryList | Refused
    """

    return (
        await asyncio_detailed(
            client=client,
            lang=lang,
        )
    ).parsed
