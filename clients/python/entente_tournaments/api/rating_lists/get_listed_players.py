from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.listed_players_seen import ListedPlayersSeen
from ...models.refused import Refused
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    name: str,
    list_name: str | Unset = UNSET,
    limit: int | Unset = 10,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["name"] = name

    params["list_name"] = list_name

    params["limit"] = limit

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/listed-players",
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> ListedPlayersSeen | Refused | None:
    if response.status_code == 200:
        response_200 = ListedPlayersSeen.from_dict(response.json())

        return response_200

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
) -> Response[ListedPlayersSeen | Refused]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    name: str,
    list_name: str | Unset = UNSET,
    limit: int | Unset = 10,
) -> Response[ListedPlayersSeen | Refused]:
    """Find players of the rating lists by the beginning of a name, or by number.

     A token needs the scope read.

    Args:
        name (str): How a name begins, or a number.
        list_name (str | Unset): Only in this list.
        limit (int | Unset): At most so many. Default: 10.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ListedPlayersSeen | Refused]
    """

    kwargs = _get_kwargs(
        name=name,
        list_name=list_name,
        limit=limit,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    name: str,
    list_name: str | Unset = UNSET,
    limit: int | Unset = 10,
) -> ListedPlayersSeen | Refused | None:
    """Find players of the rating lists by the beginning of a name, or by number.

     A token needs the scope read.

    Args:
        name (str): How a name begins, or a number.
        list_name (str | Unset): Only in this list.
        limit (int | Unset): At most so many. Default: 10.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ListedPlayersSeen | Refused
    """

    return sync_detailed(
        client=client,
        name=name,
        list_name=list_name,
        limit=limit,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    name: str,
    list_name: str | Unset = UNSET,
    limit: int | Unset = 10,
) -> Response[ListedPlayersSeen | Refused]:
    """Find players of the rating lists by the beginning of a name, or by number.

     A token needs the scope read.

    Args:
        name (str): How a name begins, or a number.
        list_name (str | Unset): Only in this list.
        limit (int | Unset): At most so many. Default: 10.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ListedPlayersSeen | Refused]
    """

    kwargs = _get_kwargs(
        name=name,
        list_name=list_name,
        limit=limit,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    name: str,
    list_name: str | Unset = UNSET,
    limit: int | Unset = 10,
) -> ListedPlayersSeen | Refused | None:
    """Find players of the rating lists by the beginning of a name, or by number.

     A token needs the scope read.

    Args:
        name (str): How a name begins, or a number.
        list_name (str | Unset): Only in this list.
        limit (int | Unset): At most so many. Default: 10.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ListedPlayersSeen | Refused
    """

    return (
        await asyncio_detailed(
            client=client,
            name=name,
            list_name=list_name,
            limit=limit,
        )
    ).parsed
