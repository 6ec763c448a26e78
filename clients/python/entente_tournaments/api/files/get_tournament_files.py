from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.file_text import FileText
from ...models.get_tournament_files_format import GetTournamentFilesFormat
from ...models.refused import Refused
from ...types import UNSET, Response, Unset


def _get_kwargs(
    tournament_id: int,
    *,
    format_: GetTournamentFilesFormat | Unset = GetTournamentFilesFormat.TRF26,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    json_format_: str | Unset = UNSET
    if not isinstance(format_, Unset):
        json_format_ = format_.value

    params["format"] = json_format_

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/tournament-files/{tournament_id}".format(
            tournament_id=quote(str(tournament_id), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Any | FileText | Refused | None:
    if response.status_code == 200:
        response_200 = FileText.from_dict(response.json())

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
) -> Response[Any | FileText | Refused]:
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
    format_: GetTournamentFilesFormat | Unset = GetTournamentFilesFormat.TRF26,
) -> Response[Any | FileText | Refused]:
    """Read the tournament as a file; birthdays only for arbiters.

    Args:
        tournament_id (int):
        format_ (GetTournamentFilesFormat | Unset): trf26, trf16, trfx (for pairing programs), csv
            (players), json, pgn, …_csv. Default: GetTournamentFilesFormat.TRF26.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | FileText | Refused]
    """

    kwargs = _get_kwargs(
        tournament_id=tournament_id,
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
    format_: GetTournamentFilesFormat | Unset = GetTournamentFilesFormat.TRF26,
) -> Any | FileText | Refused | None:
    """Read the tournament as a file; birthdays only for arbiters.

    Args:
        tournament_id (int):
        format_ (GetTournamentFilesFormat | Unset): trf26, trf16, trfx (for pairing programs), csv
            (players), json, pgn, …_csv. Default: GetTournamentFilesFormat.TRF26.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | FileText | Refused
    """

    return sync_detailed(
        tournament_id=tournament_id,
        client=client,
        format_=format_,
    ).parsed


async def asyncio_detailed(
    tournament_id: int,
    *,
    client: AuthenticatedClient,
    format_: GetTournamentFilesFormat | Unset = GetTournamentFilesFormat.TRF26,
) -> Response[Any | FileText | Refused]:
    """Read the tournament as a file; birthdays only for arbiters.

    Args:
        tournament_id (int):
        format_ (GetTournamentFilesFormat | Unset): trf26, trf16, trfx (for pairing programs), csv
            (players), json, pgn, …_csv. Default: GetTournamentFilesFormat.TRF26.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | FileText | Refused]
    """

    kwargs = _get_kwargs(
        tournament_id=tournament_id,
        format_=format_,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    tournament_id: int,
    *,
    client: AuthenticatedClient,
    format_: GetTournamentFilesFormat | Unset = GetTournamentFilesFormat.TRF26,
) -> Any | FileText | Refused | None:
    """Read the tournament as a file; birthdays only for arbiters.

    Args:
        tournament_id (int):
        format_ (GetTournamentFilesFormat | Unset): trf26, trf16, trfx (for pairing programs), csv
            (players), json, pgn, …_csv. Default: GetTournamentFilesFormat.TRF26.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | FileText | Refused
    """

    return (
        await asyncio_detailed(
            tournament_id=tournament_id,
            client=client,
            format_=format_,
        )
    ).parsed
