from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.rating_list import RatingList
from ...models.refused import Refused
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    variant: str | Unset = "standard",
    limit: int | Unset = 100,
    offset: int | Unset = 0,
    messages: bool | Unset = UNSET,
    details: bool | Unset = False,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["variant"] = variant

    params["limit"] = limit

    params["offset"] = offset

    params["messages"] = messages

    params["details"] = details

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/ratings",
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> RatingList | Refused | None:
    if response.status_code == 200:
        response_200 = RatingList.from_dict(response.json())

        return response_200

    if response.status_code == 400:
        response_400 = Refused.from_dict(response.json())

        return response_400

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
) -> Response[RatingList | Refused]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient | Client,
    variant: str | Unset = "standard",
    limit: int | Unset = 100,
    offset: int | Unset = 0,
    messages: bool | Unset = UNSET,
    details: bool | Unset = False,
) -> Response[RatingList | Refused]:
    """List the players of a variant by performance.

    Args:
        variant (str | Unset): The name of the variant. Default: 'standard'.
        limit (int | Unset): At most so many. Default: 100.
        offset (int | Unset): How many to leave out at the top. Default: 0.
        messages (bool | Unset): Only games with messages (1), or only those without (0).
        details (bool | Unset): Pseudos, too (0 or 1). Default: False.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[RatingList | Refused]
    """

    kwargs = _get_kwargs(
        variant=variant,
        limit=limit,
        offset=offset,
        messages=messages,
        details=details,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient | Client,
    variant: str | Unset = "standard",
    limit: int | Unset = 100,
    offset: int | Unset = 0,
    messages: bool | Unset = UNSET,
    details: bool | Unset = False,
) -> RatingList | Refused | None:
    """List the players of a variant by performance.

    Args:
        variant (str | Unset): The name of the variant. Default: 'standard'.
        limit (int | Unset): At most so many. Default: 100.
        offset (int | Unset): How many to leave out at the top. Default: 0.
        messages (bool | Unset): Only games with messages (1), or only those without (0).
        details (bool | Unset): Pseudos, too (0 or 1). Default: False.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        RatingList | Refused
    """

    return sync_detailed(
        client=client,
        variant=variant,
        limit=limit,
        offset=offset,
        messages=messages,
        details=details,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    variant: str | Unset = "standard",
    limit: int | Unset = 100,
    offset: int | Unset = 0,
    messages: bool | Unset = UNSET,
    details: bool | Unset = False,
) -> Response[RatingList | Refused]:
    """List the players of a variant by performance.

    Args:
        variant (str | Unset): The name of the variant. Default: 'standard'.
        limit (int | Unset): At most so many. Default: 100.
        offset (int | Unset): How many to leave out at the top. Default: 0.
        messages (bool | Unset): Only games with messages (1), or only those without (0).
        details (bool | Unset): Pseudos, too (0 or 1). Default: False.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[RatingList | Refused]
    """

    kwargs = _get_kwargs(
        variant=variant,
        limit=limit,
        offset=offset,
        messages=messages,
        details=details,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    variant: str | Unset = "standard",
    limit: int | Unset = 100,
    offset: int | Unset = 0,
    messages: bool | Unset = UNSET,
    details: bool | Unset = False,
) -> RatingList | Refused | None:
    """List the players of a variant by performance.

    Args:
        variant (str | Unset): The name of the variant. Default: 'standard'.
        limit (int | Unset): At most so many. Default: 100.
        offset (int | Unset): How many to leave out at the top. Default: 0.
        messages (bool | Unset): Only games with messages (1), or only those without (0).
        details (bool | Unset): Pseudos, too (0 or 1). Default: False.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        RatingList | Refused
    """

    return (
        await asyncio_detailed(
            client=client,
            variant=variant,
            limit=limit,
            offset=offset,
            messages=messages,
            details=details,
        )
    ).parsed
