from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.offer_list import OfferList
from ...models.refused import Refused
from ...models.suitable import Suitable
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    suitable: Suitable | Unset = UNSET,
    limit: int | Unset = 100,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    json_suitable: int | Unset = UNSET
    if not isinstance(suitable, Unset):
        json_suitable = suitable.value

    params["suitable"] = json_suitable

    params["limit"] = limit

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/go-offers",
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> OfferList | Refused | None:
    if response.status_code == 200:
        response_200 = OfferList.from_dict(response.json())

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
) -> Response[OfferList | Refused]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    suitable: Suitable | Unset = UNSET,
    limit: int | Unset = 100,
) -> Response[OfferList | Refused]:
    """List the waiting room, each offer with what keeps one from joining it.

     A token needs the scope read.

    Args:
        suitable (Suitable | Unset):
        limit (int | Unset): How many at most. Default: 100.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[OfferList | Refused]
    """

    kwargs = _get_kwargs(
        suitable=suitable,
        limit=limit,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    suitable: Suitable | Unset = UNSET,
    limit: int | Unset = 100,
) -> OfferList | Refused | None:
    """List the waiting room, each offer with what keeps one from joining it.

     A token needs the scope read.

    Args:
        suitable (Suitable | Unset):
        limit (int | Unset): How many at most. Default: 100.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        OfferList | Refused
    """

    return sync_detailed(
        client=client,
        suitable=suitable,
        limit=limit,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    suitable: Suitable | Unset = UNSET,
    limit: int | Unset = 100,
) -> Response[OfferList | Refused]:
    """List the waiting room, each offer with what keeps one from joining it.

     A token needs the scope read.

    Args:
        suitable (Suitable | Unset):
        limit (int | Unset): How many at most. Default: 100.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[OfferList | Refused]
    """

    kwargs = _get_kwargs(
        suitable=suitable,
        limit=limit,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    suitable: Suitable | Unset = UNSET,
    limit: int | Unset = 100,
) -> OfferList | Refused | None:
    """List the waiting room, each offer with what keeps one from joining it.

     A token needs the scope read.

    Args:
        suitable (Suitable | Unset):
        limit (int | Unset): How many at most. Default: 100.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        OfferList | Refused
    """

    return (
        await asyncio_detailed(
            client=client,
            suitable=suitable,
            limit=limit,
        )
    ).parsed
