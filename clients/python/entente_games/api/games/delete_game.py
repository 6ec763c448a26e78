from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.game_done import GameDone
from ...models.refused import Refused
from ...types import UNSET, Response, Unset


def _get_kwargs(
    name: str,
    *,
    pseudo: str | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["pseudo"] = pseudo

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "delete",
        "url": "/games/{name}".format(
            name=quote(str(name), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> GameDone | Refused | None:
    if response.status_code == 200:
        response_200 = GameDone.from_dict(response.json())

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
) -> Response[GameDone | Refused]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    name: str,
    *,
    client: AuthenticatedClient,
    pseudo: str | Unset = UNSET,
) -> Response[GameDone | Refused]:
    """Remove a game and everything of it; for its master, also with If-Match.

     A running one can be brought back for 30 days, until it is removed once more.

    A token needs the scope organise.

    Args:
        name (str):
        pseudo (str | Unset): The caller's own pseudo, as in his token.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[GameDone | Refused]
    """

    kwargs = _get_kwargs(
        name=name,
        pseudo=pseudo,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    name: str,
    *,
    client: AuthenticatedClient,
    pseudo: str | Unset = UNSET,
) -> GameDone | Refused | None:
    """Remove a game and everything of it; for its master, also with If-Match.

     A running one can be brought back for 30 days, until it is removed once more.

    A token needs the scope organise.

    Args:
        name (str):
        pseudo (str | Unset): The caller's own pseudo, as in his token.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        GameDone | Refused
    """

    return sync_detailed(
        name=name,
        client=client,
        pseudo=pseudo,
    ).parsed


async def asyncio_detailed(
    name: str,
    *,
    client: AuthenticatedClient,
    pseudo: str | Unset = UNSET,
) -> Response[GameDone | Refused]:
    """Remove a game and everything of it; for its master, also with If-Match.

     A running one can be brought back for 30 days, until it is removed once more.

    A token needs the scope organise.

    Args:
        name (str):
        pseudo (str | Unset): The caller's own pseudo, as in his token.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[GameDone | Refused]
    """

    kwargs = _get_kwargs(
        name=name,
        pseudo=pseudo,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    name: str,
    *,
    client: AuthenticatedClient,
    pseudo: str | Unset = UNSET,
) -> GameDone | Refused | None:
    """Remove a game and everything of it; for its master, also with If-Match.

     A running one can be brought back for 30 days, until it is removed once more.

    A token needs the scope organise.

    Args:
        name (str):
        pseudo (str | Unset): The caller's own pseudo, as in his token.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        GameDone | Refused
    """

    return (
        await asyncio_detailed(
            name=name,
            client=client,
            pseudo=pseudo,
        )
    ).parsed
