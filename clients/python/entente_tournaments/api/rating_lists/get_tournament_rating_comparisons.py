from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.comparison_seen import ComparisonSeen
from ...models.get_tournament_rating_comparisons_speed import (
    GetTournamentRatingComparisonsSpeed,
)
from ...models.refused import Refused
from ...types import UNSET, Response, Unset


def _get_kwargs(
    tournament_id: int,
    *,
    list_name: str,
    speed: GetTournamentRatingComparisonsSpeed
    | Unset = GetTournamentRatingComparisonsSpeed.STANDARD,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["list_name"] = list_name

    json_speed: str | Unset = UNSET
    if not isinstance(speed, Unset):
        json_speed = speed.value

    params["speed"] = json_speed

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/tournament-rating-comparisons/{tournament_id}".format(
            tournament_id=quote(str(tournament_id), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> ComparisonSeen | Refused | None:
    if response.status_code == 200:
        response_200 = ComparisonSeen.from_dict(response.json())

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
) -> Response[ComparisonSeen | Refused]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    tournament_id: int,
    *,
    client: AuthenticatedClient,
    list_name: str,
    speed: GetTournamentRatingComparisonsSpeed
    | Unset = GetTournamentRatingComparisonsSpeed.STANDARD,
) -> Response[ComparisonSeen | Refused]:
    """Compare the entries with a rating list: by number, else by name and year of birth.

     A token needs the scope read.

    Args:
        tournament_id (int):
        list_name (str): The list.
        speed (GetTournamentRatingComparisonsSpeed | Unset): Which rating. Default:
            GetTournamentRatingComparisonsSpeed.STANDARD.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ComparisonSeen | Refused]
    """

    kwargs = _get_kwargs(
        tournament_id=tournament_id,
        list_name=list_name,
        speed=speed,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    tournament_id: int,
    *,
    client: AuthenticatedClient,
    list_name: str,
    speed: GetTournamentRatingComparisonsSpeed
    | Unset = GetTournamentRatingComparisonsSpeed.STANDARD,
) -> ComparisonSeen | Refused | None:
    """Compare the entries with a rating list: by number, else by name and year of birth.

     A token needs the scope read.

    Args:
        tournament_id (int):
        list_name (str): The list.
        speed (GetTournamentRatingComparisonsSpeed | Unset): Which rating. Default:
            GetTournamentRatingComparisonsSpeed.STANDARD.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ComparisonSeen | Refused
    """

    return sync_detailed(
        tournament_id=tournament_id,
        client=client,
        list_name=list_name,
        speed=speed,
    ).parsed


async def asyncio_detailed(
    tournament_id: int,
    *,
    client: AuthenticatedClient,
    list_name: str,
    speed: GetTournamentRatingComparisonsSpeed
    | Unset = GetTournamentRatingComparisonsSpeed.STANDARD,
) -> Response[ComparisonSeen | Refused]:
    """Compare the entries with a rating list: by number, else by name and year of birth.

     A token needs the scope read.

    Args:
        tournament_id (int):
        list_name (str): The list.
        speed (GetTournamentRatingComparisonsSpeed | Unset): Which rating. Default:
            GetTournamentRatingComparisonsSpeed.STANDARD.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ComparisonSeen | Refused]
    """

    kwargs = _get_kwargs(
        tournament_id=tournament_id,
        list_name=list_name,
        speed=speed,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    tournament_id: int,
    *,
    client: AuthenticatedClient,
    list_name: str,
    speed: GetTournamentRatingComparisonsSpeed
    | Unset = GetTournamentRatingComparisonsSpeed.STANDARD,
) -> ComparisonSeen | Refused | None:
    """Compare the entries with a rating list: by number, else by name and year of birth.

     A token needs the scope read.

    Args:
        tournament_id (int):
        list_name (str): The list.
        speed (GetTournamentRatingComparisonsSpeed | Unset): Which rating. Default:
            GetTournamentRatingComparisonsSpeed.STANDARD.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ComparisonSeen | Refused
    """

    return (
        await asyncio_detailed(
            tournament_id=tournament_id,
            client=client,
            list_name=list_name,
            speed=speed,
        )
    ).parsed
