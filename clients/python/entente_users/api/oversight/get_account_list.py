from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.refused import Refused
from ...models.seen_accounts import SeenAccounts
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    user_names: list[str] | Unset = UNSET,
    limit: int | Unset = 200,
    after: str | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    json_user_names: list[str] | Unset = UNSET
    if not isinstance(user_names, Unset):
        json_user_names = user_names

    params["user_names"] = json_user_names

    params["limit"] = limit

    params["after"] = after

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/accounts",
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Refused | SeenAccounts | None:
    if response.status_code == 200:
        response_200 = SeenAccounts.from_dict(response.json())

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
) -> Response[Refused | SeenAccounts]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    user_names: list[str] | Unset = UNSET,
    limit: int | Unset = 200,
    after: str | Unset = UNSET,
) -> Response[Refused | SeenAccounts]:
    """See when accounts last logged in, and which are blocked.

     A token needs the scope administer.

    Args:
        user_names (list[str] | Unset): Their pseudos; without it, all accounts.
        limit (int | Unset): How many at most. Default: 200.
        after (str | Unset): The last of the page before.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Refused | SeenAccounts]
    """

    kwargs = _get_kwargs(
        user_names=user_names,
        limit=limit,
        after=after,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    user_names: list[str] | Unset = UNSET,
    limit: int | Unset = 200,
    after: str | Unset = UNSET,
) -> Refused | SeenAccounts | None:
    """See when accounts last logged in, and which are blocked.

     A token needs the scope administer.

    Args:
        user_names (list[str] | Unset): Their pseudos; without it, all accounts.
        limit (int | Unset): How many at most. Default: 200.
        after (str | Unset): The last of the page before.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Refused | SeenAccounts
    """

    return sync_detailed(
        client=client,
        user_names=user_names,
        limit=limit,
        after=after,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    user_names: list[str] | Unset = UNSET,
    limit: int | Unset = 200,
    after: str | Unset = UNSET,
) -> Response[Refused | SeenAccounts]:
    """See when accounts last logged in, and which are blocked.

     A token needs the scope administer.

    Args:
        user_names (list[str] | Unset): Their pseudos; without it, all accounts.
        limit (int | Unset): How many at most. Default: 200.
        after (str | Unset): The last of the page before.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Refused | SeenAccounts]
    """

    kwargs = _get_kwargs(
        user_names=user_names,
        limit=limit,
        after=after,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    user_names: list[str] | Unset = UNSET,
    limit: int | Unset = 200,
    after: str | Unset = UNSET,
) -> Refused | SeenAccounts | None:
    """See when accounts last logged in, and which are blocked.

     A token needs the scope administer.

    Args:
        user_names (list[str] | Unset): Their pseudos; without it, all accounts.
        limit (int | Unset): How many at most. Default: 200.
        after (str | Unset): The last of the page before.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Refused | SeenAccounts
    """

    return (
        await asyncio_detailed(
            client=client,
            user_names=user_names,
            limit=limit,
            after=after,
        )
    ).parsed
