from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.refused import Refused
from ...models.tournament_of_game import TournamentOfGame
from ...types import Response


def _get_kwargs(
    game_name: str,
) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/afjd/tournaments/{game_name}".format(
            game_name=quote(str(game_name), safe=""),
        ),
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Refused | TournamentOfGame | None:
    if response.status_code == 200:
        response_200 = TournamentOfGame.from_dict(response.json())

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

    if response.status_code == 503:
        response_503 = Refused.from_dict(response.json())

        return response_503

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[Refused | TournamentOfGame]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    game_name: str,
    *,
    client: AuthenticatedClient | Client,
) -> Response[Refused | TournamentOfGame]:
    """Find the tournament of a game by the game's name.

    Args:
        game_name (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Refused | TournamentOfGame]
    """

    kwargs = _get_kwargs(
        game_name=game_name,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    game_name: str,
    *,
    client: AuthenticatedClient | Client,
) -> Refused | TournamentOfGame | None:
    """Find the tournament of a game by the game's name.

    Args:
        game_name (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Refused | TournamentOfGame
    """

    return sync_detailed(
        game_name=game_name,
        client=client,
    ).parsed


async def asyncio_detailed(
    game_name: str,
    *,
    client: AuthenticatedClient | Client,
) -> Response[Refused | TournamentOfGame]:
    """Find the tournament of a game by the game's name.

    Args:
        game_name (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Refused | TournamentOfGame]
    """

    kwargs = _get_kwargs(
        game_name=game_name,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    game_name: str,
    *,
    client: AuthenticatedClient | Client,
) -> Refused | TournamentOfGame | None:
    """Find the tournament of a game by the game's name.

    Args:
        game_name (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Refused | TournamentOfGame
    """

    return (
        await asyncio_detailed(
            game_name=game_name,
            client=client,
        )
    ).parsed
