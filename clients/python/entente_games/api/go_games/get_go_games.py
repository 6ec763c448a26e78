from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.game_list import GameList
from ...models.order import Order
from ...models.refused import Refused
from ...models.view import View
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    view: View | Unset = UNSET,
    order: Order | Unset = UNSET,
    player_id: int | Unset = UNSET,
    after: int | Unset = 0,
    limit: int | Unset = 100,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    json_view: str | Unset = UNSET
    if not isinstance(view, Unset):
        json_view = view.value

    params["view"] = json_view

    json_order: str | Unset = UNSET
    if not isinstance(order, Unset):
        json_order = order.value

    params["order"] = json_order

    params["player_id"] = player_id

    params["after"] = after

    params["limit"] = limit

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/go-games",
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> GameList | Refused | None:
    if response.status_code == 200:
        response_200 = GameList.from_dict(response.json())

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
) -> Response[GameList | Refused]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    view: View | Unset = UNSET,
    order: Order | Unset = UNSET,
    player_id: int | Unset = UNSET,
    after: int | Unset = 0,
    limit: int | Unset = 100,
) -> Response[GameList | Refused]:
    """List games: those to move in one of five orders, running, finished or observed ones.

     A token needs the scope read.

    Args:
        view (View | Unset):
        order (Order | Unset):
        player_id (int | Unset): Whose games; yours by default.
        after (int | Unset): Go on after this game, the newest come first. Default: 0.
        limit (int | Unset): How many at most. Default: 100.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[GameList | Refused]
    """

    kwargs = _get_kwargs(
        view=view,
        order=order,
        player_id=player_id,
        after=after,
        limit=limit,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    view: View | Unset = UNSET,
    order: Order | Unset = UNSET,
    player_id: int | Unset = UNSET,
    after: int | Unset = 0,
    limit: int | Unset = 100,
) -> GameList | Refused | None:
    """List games: those to move in one of five orders, running, finished or observed ones.

     A token needs the scope read.

    Args:
        view (View | Unset):
        order (Order | Unset):
        player_id (int | Unset): Whose games; yours by default.
        after (int | Unset): Go on after this game, the newest come first. Default: 0.
        limit (int | Unset): How many at most. Default: 100.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        GameList | Refused
    """

    return sync_detailed(
        client=client,
        view=view,
        order=order,
        player_id=player_id,
        after=after,
        limit=limit,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    view: View | Unset = UNSET,
    order: Order | Unset = UNSET,
    player_id: int | Unset = UNSET,
    after: int | Unset = 0,
    limit: int | Unset = 100,
) -> Response[GameList | Refused]:
    """List games: those to move in one of five orders, running, finished or observed ones.

     A token needs the scope read.

    Args:
        view (View | Unset):
        order (Order | Unset):
        player_id (int | Unset): Whose games; yours by default.
        after (int | Unset): Go on after this game, the newest come first. Default: 0.
        limit (int | Unset): How many at most. Default: 100.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[GameList | Refused]
    """

    kwargs = _get_kwargs(
        view=view,
        order=order,
        player_id=player_id,
        after=after,
        limit=limit,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    view: View | Unset = UNSET,
    order: Order | Unset = UNSET,
    player_id: int | Unset = UNSET,
    after: int | Unset = 0,
    limit: int | Unset = 100,
) -> GameList | Refused | None:
    """List games: those to move in one of five orders, running, finished or observed ones.

     A token needs the scope read.

    Args:
        view (View | Unset):
        order (Order | Unset):
        player_id (int | Unset): Whose games; yours by default.
        after (int | Unset): Go on after this game, the newest come first. Default: 0.
        limit (int | Unset): How many at most. Default: 100.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        GameList | Refused
    """

    return (
        await asyncio_detailed(
            client=client,
            view=view,
            order=order,
            player_id=player_id,
            after=after,
            limit=limit,
        )
    ).parsed
