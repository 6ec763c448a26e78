from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.league_game_seen import LeagueGameSeen
from ...models.refused import Refused
from ...types import Response


def _get_kwargs(
    m_league_game_id: str,
) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/league-official-games/{m_league_game_id}".format(
            m_league_game_id=quote(str(m_league_game_id), safe=""),
        ),
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> LeagueGameSeen | Refused | None:
    if response.status_code == 200:
        response_200 = LeagueGameSeen.from_dict(response.json())

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
) -> Response[LeagueGameSeen | Refused]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    m_league_game_id: str,
    *,
    client: AuthenticatedClient | Client,
) -> Response[LeagueGameSeen | Refused]:
    """Look a game up by its official identifier, such as L001_S014_0012_02A.

    Args:
        m_league_game_id (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[LeagueGameSeen | Refused]
    """

    kwargs = _get_kwargs(
        m_league_game_id=m_league_game_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    m_league_game_id: str,
    *,
    client: AuthenticatedClient | Client,
) -> LeagueGameSeen | Refused | None:
    """Look a game up by its official identifier, such as L001_S014_0012_02A.

    Args:
        m_league_game_id (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        LeagueGameSeen | Refused
    """

    return sync_detailed(
        m_league_game_id=m_league_game_id,
        client=client,
    ).parsed


async def asyncio_detailed(
    m_league_game_id: str,
    *,
    client: AuthenticatedClient | Client,
) -> Response[LeagueGameSeen | Refused]:
    """Look a game up by its official identifier, such as L001_S014_0012_02A.

    Args:
        m_league_game_id (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[LeagueGameSeen | Refused]
    """

    kwargs = _get_kwargs(
        m_league_game_id=m_league_game_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    m_league_game_id: str,
    *,
    client: AuthenticatedClient | Client,
) -> LeagueGameSeen | Refused | None:
    """Look a game up by its official identifier, such as L001_S014_0012_02A.

    Args:
        m_league_game_id (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        LeagueGameSeen | Refused
    """

    return (
        await asyncio_detailed(
            m_league_game_id=m_league_game_id,
            client=client,
        )
    ).parsed
