from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.refused import Refused
from ...models.seen_members import SeenMembers
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    text: str | Unset = "",
    ids: list[int] | Unset = UNSET,
    after: int | Unset = 0,
    limit: int | Unset = 50,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["text"] = text

    json_ids: list[int] | Unset = UNSET
    if not isinstance(ids, Unset):
        json_ids = ids

    params["ids"] = json_ids

    params["after"] = after

    params["limit"] = limit

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/members",
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Refused | SeenMembers | None:
    if response.status_code == 200:
        response_200 = SeenMembers.from_dict(response.json())

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
) -> Response[Refused | SeenMembers]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    text: str | Unset = "",
    ids: list[int] | Unset = UNSET,
    after: int | Unset = 0,
    limit: int | Unset = 50,
) -> Response[Refused | SeenMembers]:
    """Search members by pseudo, e-mail address or name.

     A token needs the scope administer.

    Args:
        text (str | Unset): A part of pseudo, e-mail address or name. Default: ''.
        ids (list[int] | Unset): Only these, by their numbers.
        after (int | Unset): Only ids above this one. Default: 0.
        limit (int | Unset): How many at most. Default: 50.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Refused | SeenMembers]
    """

    kwargs = _get_kwargs(
        text=text,
        ids=ids,
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
    text: str | Unset = "",
    ids: list[int] | Unset = UNSET,
    after: int | Unset = 0,
    limit: int | Unset = 50,
) -> Refused | SeenMembers | None:
    """Search members by pseudo, e-mail address or name.

     A token needs the scope administer.

    Args:
        text (str | Unset): A part of pseudo, e-mail address or name. Default: ''.
        ids (list[int] | Unset): Only these, by their numbers.
        after (int | Unset): Only ids above this one. Default: 0.
        limit (int | Unset): How many at most. Default: 50.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Refused | SeenMembers
    """

    return sync_detailed(
        client=client,
        text=text,
        ids=ids,
        after=after,
        limit=limit,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    text: str | Unset = "",
    ids: list[int] | Unset = UNSET,
    after: int | Unset = 0,
    limit: int | Unset = 50,
) -> Response[Refused | SeenMembers]:
    """Search members by pseudo, e-mail address or name.

     A token needs the scope administer.

    Args:
        text (str | Unset): A part of pseudo, e-mail address or name. Default: ''.
        ids (list[int] | Unset): Only these, by their numbers.
        after (int | Unset): Only ids above this one. Default: 0.
        limit (int | Unset): How many at most. Default: 50.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Refused | SeenMembers]
    """

    kwargs = _get_kwargs(
        text=text,
        ids=ids,
        after=after,
        limit=limit,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    text: str | Unset = "",
    ids: list[int] | Unset = UNSET,
    after: int | Unset = 0,
    limit: int | Unset = 50,
) -> Refused | SeenMembers | None:
    """Search members by pseudo, e-mail address or name.

     A token needs the scope administer.

    Args:
        text (str | Unset): A part of pseudo, e-mail address or name. Default: ''.
        ids (list[int] | Unset): Only these, by their numbers.
        after (int | Unset): Only ids above this one. Default: 0.
        limit (int | Unset): How many at most. Default: 50.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Refused | SeenMembers
    """

    return (
        await asyncio_detailed(
            client=client,
            text=text,
            ids=ids,
            after=after,
            limit=limit,
        )
    ).parsed
