from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.award_list import AwardList
from ...models.refused import Refused
from ...types import UNSET, Response, Unset


def _get_kwargs(
    season_id: int,
    *,
    least_games: int | Unset = 10,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["least_games"] = least_games

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/league-awards/{season_id}".format(
            season_id=quote(str(season_id), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> AwardList | Refused | None:
    if response.status_code == 200:
        response_200 = AwardList.from_dict(response.json())

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
) -> Response[AwardList | Refused]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    season_id: int,
    *,
    client: AuthenticatedClient | Client,
    least_games: int | Unset = 10,
) -> Response[AwardList | Refused]:
    """Most points, highest score, best fourth-avoidance rate and most firsts of a stage.

    Args:
        season_id (int):
        least_games (int | Unset): As many games are needed. Default: 10.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[AwardList | Refused]
    """

    kwargs = _get_kwargs(
        season_id=season_id,
        least_games=least_games,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    season_id: int,
    *,
    client: AuthenticatedClient | Client,
    least_games: int | Unset = 10,
) -> AwardList | Refused | None:
    """Most points, highest score, best fourth-avoidance rate and most firsts of a stage.

    Args:
        season_id (int):
        least_games (int | Unset): As many games are needed. Default: 10.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        AwardList | Refused
    """

    return sync_detailed(
        season_id=season_id,
        client=client,
        least_games=least_games,
    ).parsed


async def asyncio_detailed(
    season_id: int,
    *,
    client: AuthenticatedClient | Client,
    least_games: int | Unset = 10,
) -> Response[AwardList | Refused]:
    """Most points, highest score, best fourth-avoidance rate and most firsts of a stage.

    Args:
        season_id (int):
        least_games (int | Unset): As many games are needed. Default: 10.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[AwardList | Refused]
    """

    kwargs = _get_kwargs(
        season_id=season_id,
        least_games=least_games,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    season_id: int,
    *,
    client: AuthenticatedClient | Client,
    least_games: int | Unset = 10,
) -> AwardList | Refused | None:
    """Most points, highest score, best fourth-avoidance rate and most firsts of a stage.

    Args:
        season_id (int):
        least_games (int | Unset): As many games are needed. Default: 10.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        AwardList | Refused
    """

    return (
        await asyncio_detailed(
            season_id=season_id,
            client=client,
            least_games=least_games,
        )
    ).parsed
