from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.refused import Refused
from ...models.roles_by_game import RolesByGame
from ...types import UNSET, Response, Unset


def _get_kwargs(
    player_id: int,
    *,
    running: bool | Unset = False,
    public: bool | Unset = False,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["running"] = running

    params["public"] = public

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/player-allocations/{player_id}".format(
            player_id=quote(str(player_id), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Refused | RolesByGame | None:
    if response.status_code == 200:
        response_200 = RolesByGame.from_dict(response.json())

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
) -> Response[Refused | RolesByGame]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    player_id: int,
    *,
    client: AuthenticatedClient,
    running: bool | Unset = False,
    public: bool | Unset = False,
) -> Response[Refused | RolesByGame]:
    """See which games a player is in; anonymous ones only if one may know.

    Args:
        player_id (int):
        running (bool | Unset): Only games that are not stopped (0 or 1). Default: False.
        public (bool | Unset): Only what anybody may know, whoever asks: for what is shown (0 or
            1). Default: False.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Refused | RolesByGame]
    """

    kwargs = _get_kwargs(
        player_id=player_id,
        running=running,
        public=public,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    player_id: int,
    *,
    client: AuthenticatedClient,
    running: bool | Unset = False,
    public: bool | Unset = False,
) -> Refused | RolesByGame | None:
    """See which games a player is in; anonymous ones only if one may know.

    Args:
        player_id (int):
        running (bool | Unset): Only games that are not stopped (0 or 1). Default: False.
        public (bool | Unset): Only what anybody may know, whoever asks: for what is shown (0 or
            1). Default: False.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Refused | RolesByGame
    """

    return sync_detailed(
        player_id=player_id,
        client=client,
        running=running,
        public=public,
    ).parsed


async def asyncio_detailed(
    player_id: int,
    *,
    client: AuthenticatedClient,
    running: bool | Unset = False,
    public: bool | Unset = False,
) -> Response[Refused | RolesByGame]:
    """See which games a player is in; anonymous ones only if one may know.

    Args:
        player_id (int):
        running (bool | Unset): Only games that are not stopped (0 or 1). Default: False.
        public (bool | Unset): Only what anybody may know, whoever asks: for what is shown (0 or
            1). Default: False.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Refused | RolesByGame]
    """

    kwargs = _get_kwargs(
        player_id=player_id,
        running=running,
        public=public,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    player_id: int,
    *,
    client: AuthenticatedClient,
    running: bool | Unset = False,
    public: bool | Unset = False,
) -> Refused | RolesByGame | None:
    """See which games a player is in; anonymous ones only if one may know.

    Args:
        player_id (int):
        running (bool | Unset): Only games that are not stopped (0 or 1). Default: False.
        public (bool | Unset): Only what anybody may know, whoever asks: for what is shown (0 or
            1). Default: False.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Refused | RolesByGame
    """

    return (
        await asyncio_detailed(
            player_id=player_id,
            client=client,
            running=running,
            public=public,
        )
    ).parsed
