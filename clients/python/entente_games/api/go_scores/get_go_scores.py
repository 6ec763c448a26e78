from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.refused import Refused
from ...models.score_view import ScoreView
from ...models.toggle import Toggle
from ...types import UNSET, Response, Unset


def _get_kwargs(
    game_id: int,
    *,
    points: str | Unset = "",
    toggle: Toggle | Unset = UNSET,
    click: str | Unset = "",
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["points"] = points

    json_toggle: str | Unset = UNSET
    if not isinstance(toggle, Unset):
        json_toggle = toggle.value

    params["toggle"] = json_toggle

    params["click"] = click

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/go-scores/{game_id}".format(
            game_id=quote(str(game_id), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Refused | ScoreView | None:
    if response.status_code == 200:
        response_200 = ScoreView.from_dict(response.json())

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

    if response.status_code == 422:
        response_422 = Refused.from_dict(response.json())

        return response_422

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
) -> Response[Refused | ScoreView]:
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
    points: str | Unset = "",
    toggle: Toggle | Unset = UNSET,
    click: str | Unset = "",
) -> Response[Refused | ScoreView]:
    """Count the game as it is marked, or as it would be with some points toggled.

     A token needs the scope read.

    Args:
        game_id (int):
        points (str | Unset): Points to toggle. Default: ''.
        toggle (Toggle | Unset): What clicked points change: all they reach, what several reach
            only once, or themselves.
        click (str | Unset): A point clicked after that: its group and companions, or its empty
            region. Default: ''.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Refused | ScoreView]
    """

    kwargs = _get_kwargs(
        game_id=game_id,
        points=points,
        toggle=toggle,
        click=click,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    game_id: int,
    *,
    client: AuthenticatedClient,
    points: str | Unset = "",
    toggle: Toggle | Unset = UNSET,
    click: str | Unset = "",
) -> Refused | ScoreView | None:
    """Count the game as it is marked, or as it would be with some points toggled.

     A token needs the scope read.

    Args:
        game_id (int):
        points (str | Unset): Points to toggle. Default: ''.
        toggle (Toggle | Unset): What clicked points change: all they reach, what several reach
            only once, or themselves.
        click (str | Unset): A point clicked after that: its group and companions, or its empty
            region. Default: ''.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Refused | ScoreView
    """

    return sync_detailed(
        game_id=game_id,
        client=client,
        points=points,
        toggle=toggle,
        click=click,
    ).parsed


async def asyncio_detailed(
    game_id: int,
    *,
    client: AuthenticatedClient,
    points: str | Unset = "",
    toggle: Toggle | Unset = UNSET,
    click: str | Unset = "",
) -> Response[Refused | ScoreView]:
    """Count the game as it is marked, or as it would be with some points toggled.

     A token needs the scope read.

    Args:
        game_id (int):
        points (str | Unset): Points to toggle. Default: ''.
        toggle (Toggle | Unset): What clicked points change: all they reach, what several reach
            only once, or themselves.
        click (str | Unset): A point clicked after that: its group and companions, or its empty
            region. Default: ''.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Refused | ScoreView]
    """

    kwargs = _get_kwargs(
        game_id=game_id,
        points=points,
        toggle=toggle,
        click=click,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    game_id: int,
    *,
    client: AuthenticatedClient,
    points: str | Unset = "",
    toggle: Toggle | Unset = UNSET,
    click: str | Unset = "",
) -> Refused | ScoreView | None:
    """Count the game as it is marked, or as it would be with some points toggled.

     A token needs the scope read.

    Args:
        game_id (int):
        points (str | Unset): Points to toggle. Default: ''.
        toggle (Toggle | Unset): What clicked points change: all they reach, what several reach
            only once, or themselves.
        click (str | Unset): A point clicked after that: its group and companions, or its empty
            region. Default: ''.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Refused | ScoreView
    """

    return (
        await asyncio_detailed(
            game_id=game_id,
            client=client,
            points=points,
            toggle=toggle,
            click=click,
        )
    ).parsed
