from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.entered_result import EnteredResult
from ...models.refused import Refused
from ...types import UNSET, Response, Unset


def _get_kwargs(
    uniq_id: str,
    screen: str,
    tournament_id: int,
    round_number: int,
    board_number: int,
    *,
    version: int | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["version"] = version

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "delete",
        "url": "/screen-results/{uniq_id}/{screen}/{tournament_id}/{round_number}/{board_number}".format(
            uniq_id=quote(str(uniq_id), safe=""),
            screen=quote(str(screen), safe=""),
            tournament_id=quote(str(tournament_id), safe=""),
            round_number=quote(str(round_number), safe=""),
            board_number=quote(str(board_number), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> EnteredResult | Refused | None:
    if response.status_code == 200:
        response_200 = EnteredResult.from_dict(response.json())

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

    if response.status_code == 409:
        response_409 = Refused.from_dict(response.json())

        return response_409

    if response.status_code == 412:
        response_412 = Refused.from_dict(response.json())

        return response_412

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
) -> Response[EnteredResult | Refused]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    uniq_id: str,
    screen: str,
    tournament_id: int,
    round_number: int,
    board_number: int,
    *,
    client: AuthenticatedClient,
    version: int | Unset = UNSET,
) -> Response[EnteredResult | Refused]:
    """Take a result back: one's own for two minutes, or where tablets may delete results.

     A token needs the scope organise.

    Args:
        uniq_id (str):
        screen (str):
        tournament_id (int):
        round_number (int):
        board_number (int):
        version (int | Unset): The board's version when it was read.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[EnteredResult | Refused]
    """

    kwargs = _get_kwargs(
        uniq_id=uniq_id,
        screen=screen,
        tournament_id=tournament_id,
        round_number=round_number,
        board_number=board_number,
        version=version,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    uniq_id: str,
    screen: str,
    tournament_id: int,
    round_number: int,
    board_number: int,
    *,
    client: AuthenticatedClient,
    version: int | Unset = UNSET,
) -> EnteredResult | Refused | None:
    """Take a result back: one's own for two minutes, or where tablets may delete results.

     A token needs the scope organise.

    Args:
        uniq_id (str):
        screen (str):
        tournament_id (int):
        round_number (int):
        board_number (int):
        version (int | Unset): The board's version when it was read.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        EnteredResult | Refused
    """

    return sync_detailed(
        uniq_id=uniq_id,
        screen=screen,
        tournament_id=tournament_id,
        round_number=round_number,
        board_number=board_number,
        client=client,
        version=version,
    ).parsed


async def asyncio_detailed(
    uniq_id: str,
    screen: str,
    tournament_id: int,
    round_number: int,
    board_number: int,
    *,
    client: AuthenticatedClient,
    version: int | Unset = UNSET,
) -> Response[EnteredResult | Refused]:
    """Take a result back: one's own for two minutes, or where tablets may delete results.

     A token needs the scope organise.

    Args:
        uniq_id (str):
        screen (str):
        tournament_id (int):
        round_number (int):
        board_number (int):
        version (int | Unset): The board's version when it was read.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[EnteredResult | Refused]
    """

    kwargs = _get_kwargs(
        uniq_id=uniq_id,
        screen=screen,
        tournament_id=tournament_id,
        round_number=round_number,
        board_number=board_number,
        version=version,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    uniq_id: str,
    screen: str,
    tournament_id: int,
    round_number: int,
    board_number: int,
    *,
    client: AuthenticatedClient,
    version: int | Unset = UNSET,
) -> EnteredResult | Refused | None:
    """Take a result back: one's own for two minutes, or where tablets may delete results.

     A token needs the scope organise.

    Args:
        uniq_id (str):
        screen (str):
        tournament_id (int):
        round_number (int):
        board_number (int):
        version (int | Unset): The board's version when it was read.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        EnteredResult | Refused
    """

    return (
        await asyncio_detailed(
            uniq_id=uniq_id,
            screen=screen,
            tournament_id=tournament_id,
            round_number=round_number,
            board_number=board_number,
            client=client,
            version=version,
        )
    ).parsed
