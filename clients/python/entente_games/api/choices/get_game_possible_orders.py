from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.choices_told import ChoicesTold
from ...models.refused import Refused
from ...types import UNSET, Response, Unset


def _get_kwargs(
    game_id: int,
    *,
    role_id: int | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["role_id"] = role_id

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/game-possible-orders/{game_id}".format(
            game_id=quote(str(game_id), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Any | ChoicesTold | Refused | None:
    if response.status_code == 200:
        response_200 = ChoicesTold.from_dict(response.json())

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
) -> Response[Any | ChoicesTold | Refused]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    game_id: int,
    *,
    client: AuthenticatedClient,
    role_id: int | Unset = UNSET,
) -> Response[Any | ChoicesTold | Refused]:
    """List the legal orders of a role, or of all roles one sees.

    Args:
        game_id (int):
        role_id (int | Unset): The number of a role, where it matters which.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | ChoicesTold | Refused]
    """

    kwargs = _get_kwargs(
        game_id=game_id,
        role_id=role_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    game_id: int,
    *,
    client: AuthenticatedClient,
    role_id: int | Unset = UNSET,
) -> Any | ChoicesTold | Refused | None:
    """List the legal orders of a role, or of all roles one sees.

    Args:
        game_id (int):
        role_id (int | Unset): The number of a role, where it matters which.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | ChoicesTold | Refused
    """

    return sync_detailed(
        game_id=game_id,
        client=client,
        role_id=role_id,
    ).parsed


async def asyncio_detailed(
    game_id: int,
    *,
    client: AuthenticatedClient,
    role_id: int | Unset = UNSET,
) -> Response[Any | ChoicesTold | Refused]:
    """List the legal orders of a role, or of all roles one sees.

    Args:
        game_id (int):
        role_id (int | Unset): The number of a role, where it matters which.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | ChoicesTold | Refused]
    """

    kwargs = _get_kwargs(
        game_id=game_id,
        role_id=role_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    game_id: int,
    *,
    client: AuthenticatedClient,
    role_id: int | Unset = UNSET,
) -> Any | ChoicesTold | Refused | None:
    """List the legal orders of a role, or of all roles one sees.

    Args:
        game_id (int):
        role_id (int | Unset): The number of a role, where it matters which.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | ChoicesTold | Refused
    """

    return (
        await asyncio_detailed(
            game_id=game_id,
            client=client,
            role_id=role_id,
        )
    ).parsed
