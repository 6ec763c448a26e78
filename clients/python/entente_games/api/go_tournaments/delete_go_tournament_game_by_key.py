from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.done import Done
from ...models.refused import Refused
from ...types import UNSET, Response


def _get_kwargs(
    key: str,
    *,
    tournament_id: int,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["tournament_id"] = tournament_id

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "delete",
        "url": "/go-tournament-games/{key}".format(
            key=quote(str(key), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Done | Refused | None:
    if response.status_code == 200:
        response_200 = Done.from_dict(response.json())

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
) -> Response[Done | Refused]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    key: str,
    *,
    client: AuthenticatedClient,
    tournament_id: int,
) -> Response[Done | Refused]:
    """Take the game of a key out of its tournament: it goes on by the ordinary rules.

    Args:
        key (str):
        tournament_id (int): The tournament; 0 for a challenge on a ladder.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Done | Refused]
    """

    kwargs = _get_kwargs(
        key=key,
        tournament_id=tournament_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    key: str,
    *,
    client: AuthenticatedClient,
    tournament_id: int,
) -> Done | Refused | None:
    """Take the game of a key out of its tournament: it goes on by the ordinary rules.

    Args:
        key (str):
        tournament_id (int): The tournament; 0 for a challenge on a ladder.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Done | Refused
    """

    return sync_detailed(
        key=key,
        client=client,
        tournament_id=tournament_id,
    ).parsed


async def asyncio_detailed(
    key: str,
    *,
    client: AuthenticatedClient,
    tournament_id: int,
) -> Response[Done | Refused]:
    """Take the game of a key out of its tournament: it goes on by the ordinary rules.

    Args:
        key (str):
        tournament_id (int): The tournament; 0 for a challenge on a ladder.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Done | Refused]
    """

    kwargs = _get_kwargs(
        key=key,
        tournament_id=tournament_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    key: str,
    *,
    client: AuthenticatedClient,
    tournament_id: int,
) -> Done | Refused | None:
    """Take the game of a key out of its tournament: it goes on by the ordinary rules.

    Args:
        key (str):
        tournament_id (int): The tournament; 0 for a challenge on a ladder.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Done | Refused
    """

    return (
        await asyncio_detailed(
            key=key,
            client=client,
            tournament_id=tournament_id,
        )
    ).parsed
