from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.get_halls_lang import GetHallsLang
from ...models.hall_seen import HallSeen
from ...models.refused import Refused
from ...types import UNSET, Response, Unset


def _get_kwargs(
    uniq_id: str,
    *,
    lang: GetHallsLang | Unset = GetHallsLang.FR,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    json_lang: str | Unset = UNSET
    if not isinstance(lang, Unset):
        json_lang = lang.value

    params["lang"] = json_lang

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/halls/{uniq_id}".format(
            uniq_id=quote(str(uniq_id), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Any | HallSeen | Refused | None:
    if response.status_code == 200:
        response_200 = HallSeen.from_dict(response.json())

        return response_200

    if response.status_code == 304:
        response_304 = cast(Any, None)
        return response_304

    if response.status_code == 400:
        response_400 = Refused.from_dict(response.json())

        return response_400

    if response.status_code == 401:
        response_401 = Refused.from_dict(response.json())

        return response_401

    if response.status_code == 403:
        response_403 = Refused.from_dict(response.json())

        return response_403

    if response.status_code == 404:
        response_404 = Refused.from_dict(response.json())

        return response_404

    if response.status_code == 409:
        response_409 = Refused.from_dict(response.json())

        return response_409

    if response.status_code == 413:
        response_413 = Refused.from_dict(response.json())

        return response_413

    if response.status_code == 414:
        response_414 = Refused.from_dict(response.json())

        return response_414

    if response.status_code == 429:
        response_429 = Refused.from_dict(response.json())

        return response_429

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
) -> Response[Any | HallSeen | Refused]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    uniq_id: str,
    *,
    client: AuthenticatedClient,
    lang: GetHallsLang | Unset = GetHallsLang.FR,
) -> Response[Any | HallSeen | Refused]:
    """List the screens and rotators of an event; arbiters read what is set up, too.

    Args:
        uniq_id (str):
        lang (GetHallsLang | Unset): The language of texts. Default: GetHallsLang.FR.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | HallSeen | Refused]
    """

    kwargs = _get_kwargs(
        uniq_id=uniq_id,
        lang=lang,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    uniq_id: str,
    *,
    client: AuthenticatedClient,
    lang: GetHallsLang | Unset = GetHallsLang.FR,
) -> Any | HallSeen | Refused | None:
    """List the screens and rotators of an event; arbiters read what is set up, too.

    Args:
        uniq_id (str):
        lang (GetHallsLang | Unset): The language of texts. Default: GetHallsLang.FR.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | HallSeen | Refused
    """

    return sync_detailed(
        uniq_id=uniq_id,
        client=client,
        lang=lang,
    ).parsed


async def asyncio_detailed(
    uniq_id: str,
    *,
    client: AuthenticatedClient,
    lang: GetHallsLang | Unset = GetHallsLang.FR,
) -> Response[Any | HallSeen | Refused]:
    """List the screens and rotators of an event; arbiters read what is set up, too.

    Args:
        uniq_id (str):
        lang (GetHallsLang | Unset): The language of texts. Default: GetHallsLang.FR.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | HallSeen | Refused]
    """

    kwargs = _get_kwargs(
        uniq_id=uniq_id,
        lang=lang,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    uniq_id: str,
    *,
    client: AuthenticatedClient,
    lang: GetHallsLang | Unset = GetHallsLang.FR,
) -> Any | HallSeen | Refused | None:
    """List the screens and rotators of an event; arbiters read what is set up, too.

    Args:
        uniq_id (str):
        lang (GetHallsLang | Unset): The language of texts. Default: GetHallsLang.FR.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | HallSeen | Refused
    """

    return (
        await asyncio_detailed(
            uniq_id=uniq_id,
            client=client,
            lang=lang,
        )
    ).parsed
