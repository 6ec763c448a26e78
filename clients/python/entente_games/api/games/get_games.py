from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.game_listing_type_1 import GameListingType1
from ...models.game_page import GamePage
from ...models.refused import Refused
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    details: bool | Unset = False,
    state: int | Unset = UNSET,
    variant: str | Unset = UNSET,
    archive: bool | Unset = UNSET,
    anonymous: bool | Unset = UNSET,
    silent: bool | Unset = UNSET,
    fog: bool | Unset = UNSET,
    fast: bool | Unset = UNSET,
    text: str | Unset = UNSET,
    player_id: int | Unset = UNSET,
    newest: bool | Unset = False,
    after: int | Unset = 0,
    limit: int | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["details"] = details

    params["state"] = state

    params["variant"] = variant

    params["archive"] = archive

    params["anonymous"] = anonymous

    params["silent"] = silent

    params["fog"] = fog

    params["fast"] = fast

    params["text"] = text

    params["player_id"] = player_id

    params["newest"] = newest

    params["after"] = after

    params["limit"] = limit

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/games",
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> GameListingType1 | GamePage | Refused | None:
    if response.status_code == 200:

        def _parse_response_200(data: object) -> GameListingType1 | GamePage:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_game_listing_type_0 = GamePage.from_dict(data)

                return componentsschemas_game_listing_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            componentsschemas_game_listing_type_1 = GameListingType1.from_dict(data)

            return componentsschemas_game_listing_type_1

        response_200 = _parse_response_200(response.json())

        return response_200

    if response.status_code == 400:
        response_400 = Refused.from_dict(response.json())

        return response_400

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
) -> Response[GameListingType1 | GamePage | Refused]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient | Client,
    details: bool | Unset = False,
    state: int | Unset = UNSET,
    variant: str | Unset = UNSET,
    archive: bool | Unset = UNSET,
    anonymous: bool | Unset = UNSET,
    silent: bool | Unset = UNSET,
    fog: bool | Unset = UNSET,
    fast: bool | Unset = UNSET,
    text: str | Unset = UNSET,
    player_id: int | Unset = UNSET,
    newest: bool | Unset = False,
    after: int | Unset = 0,
    limit: int | Unset = UNSET,
) -> Response[GameListingType1 | GamePage | Refused]:
    """List the games: all names by number, or a page of details that fit the filters.

    Args:
        details (bool | Unset): Whether to tell what each game is like (0 or 1). Default: False.
        state (int | Unset): Only games in this state.
        variant (str | Unset): Only games of this variant.
        archive (bool | Unset): Only archived games, or only others (1 or 0).
        anonymous (bool | Unset): Only anonymous games, or only others.
        silent (bool | Unset): Only games without any talk, or only others.
        fog (bool | Unset): Only games in the fog of war, or only others.
        fast (bool | Unset): Only fast games, or only others (1 or 0).
        text (str | Unset): Only games with this in their name.
        player_id (int | Unset): Only games this player is in; anonymous games are left out.
        newest (bool | Unset): The newest first, in a page of details (0 or 1). Default: False.
        after (int | Unset): The last game number of the page before. Default: 0.
        limit (int | Unset): How many games a page has at most.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[GameListingType1 | GamePage | Refused]
    """

    kwargs = _get_kwargs(
        details=details,
        state=state,
        variant=variant,
        archive=archive,
        anonymous=anonymous,
        silent=silent,
        fog=fog,
        fast=fast,
        text=text,
        player_id=player_id,
        newest=newest,
        after=after,
        limit=limit,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient | Client,
    details: bool | Unset = False,
    state: int | Unset = UNSET,
    variant: str | Unset = UNSET,
    archive: bool | Unset = UNSET,
    anonymous: bool | Unset = UNSET,
    silent: bool | Unset = UNSET,
    fog: bool | Unset = UNSET,
    fast: bool | Unset = UNSET,
    text: str | Unset = UNSET,
    player_id: int | Unset = UNSET,
    newest: bool | Unset = False,
    after: int | Unset = 0,
    limit: int | Unset = UNSET,
) -> GameListingType1 | GamePage | Refused | None:
    """List the games: all names by number, or a page of details that fit the filters.

    Args:
        details (bool | Unset): Whether to tell what each game is like (0 or 1). Default: False.
        state (int | Unset): Only games in this state.
        variant (str | Unset): Only games of this variant.
        archive (bool | Unset): Only archived games, or only others (1 or 0).
        anonymous (bool | Unset): Only anonymous games, or only others.
        silent (bool | Unset): Only games without any talk, or only others.
        fog (bool | Unset): Only games in the fog of war, or only others.
        fast (bool | Unset): Only fast games, or only others (1 or 0).
        text (str | Unset): Only games with this in their name.
        player_id (int | Unset): Only games this player is in; anonymous games are left out.
        newest (bool | Unset): The newest first, in a page of details (0 or 1). Default: False.
        after (int | Unset): The last game number of the page before. Default: 0.
        limit (int | Unset): How many games a page has at most.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        GameListingType1 | GamePage | Refused
    """

    return sync_detailed(
        client=client,
        details=details,
        state=state,
        variant=variant,
        archive=archive,
        anonymous=anonymous,
        silent=silent,
        fog=fog,
        fast=fast,
        text=text,
        player_id=player_id,
        newest=newest,
        after=after,
        limit=limit,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    details: bool | Unset = False,
    state: int | Unset = UNSET,
    variant: str | Unset = UNSET,
    archive: bool | Unset = UNSET,
    anonymous: bool | Unset = UNSET,
    silent: bool | Unset = UNSET,
    fog: bool | Unset = UNSET,
    fast: bool | Unset = UNSET,
    text: str | Unset = UNSET,
    player_id: int | Unset = UNSET,
    newest: bool | Unset = False,
    after: int | Unset = 0,
    limit: int | Unset = UNSET,
) -> Response[GameListingType1 | GamePage | Refused]:
    """List the games: all names by number, or a page of details that fit the filters.

    Args:
        details (bool | Unset): Whether to tell what each game is like (0 or 1). Default: False.
        state (int | Unset): Only games in this state.
        variant (str | Unset): Only games of this variant.
        archive (bool | Unset): Only archived games, or only others (1 or 0).
        anonymous (bool | Unset): Only anonymous games, or only others.
        silent (bool | Unset): Only games without any talk, or only others.
        fog (bool | Unset): Only games in the fog of war, or only others.
        fast (bool | Unset): Only fast games, or only others (1 or 0).
        text (str | Unset): Only games with this in their name.
        player_id (int | Unset): Only games this player is in; anonymous games are left out.
        newest (bool | Unset): The newest first, in a page of details (0 or 1). Default: False.
        after (int | Unset): The last game number of the page before. Default: 0.
        limit (int | Unset): How many games a page has at most.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[GameListingType1 | GamePage | Refused]
    """

    kwargs = _get_kwargs(
        details=details,
        state=state,
        variant=variant,
        archive=archive,
        anonymous=anonymous,
        silent=silent,
        fog=fog,
        fast=fast,
        text=text,
        player_id=player_id,
        newest=newest,
        after=after,
        limit=limit,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    details: bool | Unset = False,
    state: int | Unset = UNSET,
    variant: str | Unset = UNSET,
    archive: bool | Unset = UNSET,
    anonymous: bool | Unset = UNSET,
    silent: bool | Unset = UNSET,
    fog: bool | Unset = UNSET,
    fast: bool | Unset = UNSET,
    text: str | Unset = UNSET,
    player_id: int | Unset = UNSET,
    newest: bool | Unset = False,
    after: int | Unset = 0,
    limit: int | Unset = UNSET,
) -> GameListingType1 | GamePage | Refused | None:
    """List the games: all names by number, or a page of details that fit the filters.

    Args:
        details (bool | Unset): Whether to tell what each game is like (0 or 1). Default: False.
        state (int | Unset): Only games in this state.
        variant (str | Unset): Only games of this variant.
        archive (bool | Unset): Only archived games, or only others (1 or 0).
        anonymous (bool | Unset): Only anonymous games, or only others.
        silent (bool | Unset): Only games without any talk, or only others.
        fog (bool | Unset): Only games in the fog of war, or only others.
        fast (bool | Unset): Only fast games, or only others (1 or 0).
        text (str | Unset): Only games with this in their name.
        player_id (int | Unset): Only games this player is in; anonymous games are left out.
        newest (bool | Unset): The newest first, in a page of details (0 or 1). Default: False.
        after (int | Unset): The last game number of the page before. Default: 0.
        limit (int | Unset): How many games a page has at most.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        GameListingType1 | GamePage | Refused
    """

    return (
        await asyncio_detailed(
            client=client,
            details=details,
            state=state,
            variant=variant,
            archive=archive,
            anonymous=anonymous,
            silent=silent,
            fog=fog,
            fast=fast,
            text=text,
            player_id=player_id,
            newest=newest,
            after=after,
            limit=limit,
        )
    ).parsed
