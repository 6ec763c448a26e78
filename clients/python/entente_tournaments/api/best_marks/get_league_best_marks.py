from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.mark_list import MarkList
from ...models.refused import Refused
from ...models.stage import Stage
from ...types import UNSET, Response, Unset


def _get_kwargs(
    league_id: int,
    *,
    year: int | Unset = UNSET,
    last_year: int | Unset = UNSET,
    season: Stage | Unset = UNSET,
    limit: int | Unset = 5,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["year"] = year

    params["last_year"] = last_year

    json_season: str | Unset = UNSET
    if not isinstance(season, Unset):
        json_season = season.value

    params["season"] = json_season

    params["limit"] = limit

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/league-best-marks/{league_id}".format(
            league_id=quote(str(league_id), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> MarkList | Refused | None:
    if response.status_code == 200:
        response_200 = MarkList.from_dict(response.json())

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
) -> Response[MarkList | Refused]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    league_id: int,
    *,
    client: AuthenticatedClient | Client,
    year: int | Unset = UNSET,
    last_year: int | Unset = UNSET,
    season: Stage | Unset = UNSET,
    limit: int | Unset = 5,
) -> Response[MarkList | Refused]:
    """Longest and shortest games, highest scores, largest wins and other records.

    Args:
        league_id (int):
        year (int | Unset): The year a season starts in.
        last_year (int | Unset): Up to this year; the same if left out.
        season (Stage | Unset):
        limit (int | Unset): How many places of each record. Default: 5.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[MarkList | Refused]
    """

    kwargs = _get_kwargs(
        league_id=league_id,
        year=year,
        last_year=last_year,
        season=season,
        limit=limit,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    league_id: int,
    *,
    client: AuthenticatedClient | Client,
    year: int | Unset = UNSET,
    last_year: int | Unset = UNSET,
    season: Stage | Unset = UNSET,
    limit: int | Unset = 5,
) -> MarkList | Refused | None:
    """Longest and shortest games, highest scores, largest wins and other records.

    Args:
        league_id (int):
        year (int | Unset): The year a season starts in.
        last_year (int | Unset): Up to this year; the same if left out.
        season (Stage | Unset):
        limit (int | Unset): How many places of each record. Default: 5.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        MarkList | Refused
    """

    return sync_detailed(
        league_id=league_id,
        client=client,
        year=year,
        last_year=last_year,
        season=season,
        limit=limit,
    ).parsed


async def asyncio_detailed(
    league_id: int,
    *,
    client: AuthenticatedClient | Client,
    year: int | Unset = UNSET,
    last_year: int | Unset = UNSET,
    season: Stage | Unset = UNSET,
    limit: int | Unset = 5,
) -> Response[MarkList | Refused]:
    """Longest and shortest games, highest scores, largest wins and other records.

    Args:
        league_id (int):
        year (int | Unset): The year a season starts in.
        last_year (int | Unset): Up to this year; the same if left out.
        season (Stage | Unset):
        limit (int | Unset): How many places of each record. Default: 5.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[MarkList | Refused]
    """

    kwargs = _get_kwargs(
        league_id=league_id,
        year=year,
        last_year=last_year,
        season=season,
        limit=limit,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    league_id: int,
    *,
    client: AuthenticatedClient | Client,
    year: int | Unset = UNSET,
    last_year: int | Unset = UNSET,
    season: Stage | Unset = UNSET,
    limit: int | Unset = 5,
) -> MarkList | Refused | None:
    """Longest and shortest games, highest scores, largest wins and other records.

    Args:
        league_id (int):
        year (int | Unset): The year a season starts in.
        last_year (int | Unset): Up to this year; the same if left out.
        season (Stage | Unset):
        limit (int | Unset): How many places of each record. Default: 5.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        MarkList | Refused
    """

    return (
        await asyncio_detailed(
            league_id=league_id,
            client=client,
            year=year,
            last_year=last_year,
            season=season,
            limit=limit,
        )
    ).parsed
