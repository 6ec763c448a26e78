from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.get_tournament_standings_format import GetTournamentStandingsFormat
from ...models.refused import Refused
from ...models.rounds_standing_seen import RoundsStandingSeen
from ...types import UNSET, Response, Unset


def _get_kwargs(
    tournament_id: int,
    *,
    round_: int | Unset = UNSET,
    live: bool | Unset = False,
    tie_breaks: str | Unset = "",
    format_: GetTournamentStandingsFormat | Unset = GetTournamentStandingsFormat.JSON,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["round"] = round_

    params["live"] = live

    params["tie_breaks"] = tie_breaks

    json_format_: str | Unset = UNSET
    if not isinstance(format_, Unset):
        json_format_ = format_.value

    params["format"] = json_format_

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/tournament-standings/{tournament_id}".format(
            tournament_id=quote(str(tournament_id), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Any | Refused | RoundsStandingSeen | None:
    if response.status_code == 200:
        response_200 = RoundsStandingSeen.from_dict(response.json())

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

    if response.status_code == 422:
        response_422 = Refused.from_dict(response.json())

        return response_422

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
) -> Response[Any | Refused | RoundsStandingSeen]:
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
    round_: int | Unset = UNSET,
    live: bool | Unset = False,
    tie_breaks: str | Unset = "",
    format_: GetTournamentStandingsFormat | Unset = GetTournamentStandingsFormat.JSON,
) -> Response[Any | Refused | RoundsStandingSeen]:
    """Read a standing.

    Args:
        tournament_id (int):
        round_ (int | Unset): After it; else the last closed.
        live (bool | Unset): As if all games ended now: those going on are draws. Default: False.
        tie_breaks (str | Unset): Other tie-breaks, comma-separated. Default: ''.
        format_ (GetTournamentStandingsFormat | Unset): json; html, a page; svg, a drawing to
            embed. Default: GetTournamentStandingsFormat.JSON.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Refused | RoundsStandingSeen]
    """

    kwargs = _get_kwargs(
        tournament_id=tournament_id,
        round_=round_,
        live=live,
        tie_breaks=tie_breaks,
        format_=format_,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    tournament_id: int,
    *,
    client: AuthenticatedClient,
    round_: int | Unset = UNSET,
    live: bool | Unset = False,
    tie_breaks: str | Unset = "",
    format_: GetTournamentStandingsFormat | Unset = GetTournamentStandingsFormat.JSON,
) -> Any | Refused | RoundsStandingSeen | None:
    """Read a standing.

    Args:
        tournament_id (int):
        round_ (int | Unset): After it; else the last closed.
        live (bool | Unset): As if all games ended now: those going on are draws. Default: False.
        tie_breaks (str | Unset): Other tie-breaks, comma-separated. Default: ''.
        format_ (GetTournamentStandingsFormat | Unset): json; html, a page; svg, a drawing to
            embed. Default: GetTournamentStandingsFormat.JSON.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Refused | RoundsStandingSeen
    """

    return sync_detailed(
        tournament_id=tournament_id,
        client=client,
        round_=round_,
        live=live,
        tie_breaks=tie_breaks,
        format_=format_,
    ).parsed


async def asyncio_detailed(
    tournament_id: int,
    *,
    client: AuthenticatedClient,
    round_: int | Unset = UNSET,
    live: bool | Unset = False,
    tie_breaks: str | Unset = "",
    format_: GetTournamentStandingsFormat | Unset = GetTournamentStandingsFormat.JSON,
) -> Response[Any | Refused | RoundsStandingSeen]:
    """Read a standing.

    Args:
        tournament_id (int):
        round_ (int | Unset): After it; else the last closed.
        live (bool | Unset): As if all games ended now: those going on are draws. Default: False.
        tie_breaks (str | Unset): Other tie-breaks, comma-separated. Default: ''.
        format_ (GetTournamentStandingsFormat | Unset): json; html, a page; svg, a drawing to
            embed. Default: GetTournamentStandingsFormat.JSON.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Refused | RoundsStandingSeen]
    """

    kwargs = _get_kwargs(
        tournament_id=tournament_id,
        round_=round_,
        live=live,
        tie_breaks=tie_breaks,
        format_=format_,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    tournament_id: int,
    *,
    client: AuthenticatedClient,
    round_: int | Unset = UNSET,
    live: bool | Unset = False,
    tie_breaks: str | Unset = "",
    format_: GetTournamentStandingsFormat | Unset = GetTournamentStandingsFormat.JSON,
) -> Any | Refused | RoundsStandingSeen | None:
    """Read a standing.

    Args:
        tournament_id (int):
        round_ (int | Unset): After it; else the last closed.
        live (bool | Unset): As if all games ended now: those going on are draws. Default: False.
        tie_breaks (str | Unset): Other tie-breaks, comma-separated. Default: ''.
        format_ (GetTournamentStandingsFormat | Unset): json; html, a page; svg, a drawing to
            embed. Default: GetTournamentStandingsFormat.JSON.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Refused | RoundsStandingSeen
    """

    return (
        await asyncio_detailed(
            tournament_id=tournament_id,
            client=client,
            round_=round_,
            live=live,
            tie_breaks=tie_breaks,
            format_=format_,
        )
    ).parsed
