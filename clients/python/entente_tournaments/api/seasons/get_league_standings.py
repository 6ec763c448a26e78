from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.refused import Refused
from ...models.year_tables import YearTables
from ...types import UNSET, Response


def _get_kwargs(
    league_id: int,
    *,
    year: int,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["year"] = year

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/league-standings/{league_id}".format(
            league_id=quote(str(league_id), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Refused | YearTables | None:
    if response.status_code == 200:
        response_200 = YearTables.from_dict(response.json())

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
) -> Response[Refused | YearTables]:
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
    year: int,
) -> Response[Refused | YearTables]:
    """The tables of all stages of a year, with carry-over, and the champions.

    Args:
        league_id (int):
        year (int): The year a season starts in.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Refused | YearTables]
    """

    kwargs = _get_kwargs(
        league_id=league_id,
        year=year,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    league_id: int,
    *,
    client: AuthenticatedClient | Client,
    year: int,
) -> Refused | YearTables | None:
    """The tables of all stages of a year, with carry-over, and the champions.

    Args:
        league_id (int):
        year (int): The year a season starts in.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Refused | YearTables
    """

    return sync_detailed(
        league_id=league_id,
        client=client,
        year=year,
    ).parsed


async def asyncio_detailed(
    league_id: int,
    *,
    client: AuthenticatedClient | Client,
    year: int,
) -> Response[Refused | YearTables]:
    """The tables of all stages of a year, with carry-over, and the champions.

    Args:
        league_id (int):
        year (int): The year a season starts in.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Refused | YearTables]
    """

    kwargs = _get_kwargs(
        league_id=league_id,
        year=year,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    league_id: int,
    *,
    client: AuthenticatedClient | Client,
    year: int,
) -> Refused | YearTables | None:
    """The tables of all stages of a year, with carry-over, and the champions.

    Args:
        league_id (int):
        year (int): The year a season starts in.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Refused | YearTables
    """

    return (
        await asyncio_detailed(
            league_id=league_id,
            client=client,
            year=year,
        )
    ).parsed
