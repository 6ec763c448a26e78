from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.player_ratings_told import PlayerRatingsTold
from ...models.refused import Refused
from ...types import UNSET, Response, Unset


def _get_kwargs(
    pseudo: str,
    *,
    moves: int | Unset = 500,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["moves"] = moves

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/player-ratings/{pseudo}".format(
            pseudo=quote(str(pseudo), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> PlayerRatingsTold | Refused | None:
    if response.status_code == 200:
        response_200 = PlayerRatingsTold.from_dict(response.json())

        return response_200

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
) -> Response[PlayerRatingsTold | Refused]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    pseudo: str,
    *,
    client: AuthenticatedClient | Client,
    moves: int | Unset = 500,
) -> Response[PlayerRatingsTold | Refused]:
    """Read a player's ratings, each with how it was computed.

    Args:
        pseudo (str):
        moves (int | Unset): At most so many moves of performances, the newest ones; 0 leaves them
            out. Default: 500.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PlayerRatingsTold | Refused]
    """

    kwargs = _get_kwargs(
        pseudo=pseudo,
        moves=moves,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    pseudo: str,
    *,
    client: AuthenticatedClient | Client,
    moves: int | Unset = 500,
) -> PlayerRatingsTold | Refused | None:
    """Read a player's ratings, each with how it was computed.

    Args:
        pseudo (str):
        moves (int | Unset): At most so many moves of performances, the newest ones; 0 leaves them
            out. Default: 500.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PlayerRatingsTold | Refused
    """

    return sync_detailed(
        pseudo=pseudo,
        client=client,
        moves=moves,
    ).parsed


async def asyncio_detailed(
    pseudo: str,
    *,
    client: AuthenticatedClient | Client,
    moves: int | Unset = 500,
) -> Response[PlayerRatingsTold | Refused]:
    """Read a player's ratings, each with how it was computed.

    Args:
        pseudo (str):
        moves (int | Unset): At most so many moves of performances, the newest ones; 0 leaves them
            out. Default: 500.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PlayerRatingsTold | Refused]
    """

    kwargs = _get_kwargs(
        pseudo=pseudo,
        moves=moves,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    pseudo: str,
    *,
    client: AuthenticatedClient | Client,
    moves: int | Unset = 500,
) -> PlayerRatingsTold | Refused | None:
    """Read a player's ratings, each with how it was computed.

    Args:
        pseudo (str):
        moves (int | Unset): At most so many moves of performances, the newest ones; 0 leaves them
            out. Default: 500.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PlayerRatingsTold | Refused
    """

    return (
        await asyncio_detailed(
            pseudo=pseudo,
            client=client,
            moves=moves,
        )
    ).parsed
