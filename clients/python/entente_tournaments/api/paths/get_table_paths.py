from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.refused import Refused
from ...models.table_path import TablePath
from ...types import Response


def _get_kwargs(
    registration_id: int,
) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/table-paths/{registration_id}".format(
            registration_id=quote(str(registration_id), safe=""),
        ),
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Any | Refused | TablePath | None:
    if response.status_code == 200:
        response_200 = TablePath.from_dict(response.json())

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

    if response.status_code == 409:
        response_409 = Refused.from_dict(response.json())

        return response_409

    if response.status_code == 413:
        response_413 = Refused.from_dict(response.json())

        return response_413

    if response.status_code == 414:
        response_414 = Refused.from_dict(response.json())

        return response_414

    if response.status_code == 429:
        response_429 = Refused.from_dict(response.json())

        return response_429

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
) -> Response[Any | Refused | TablePath]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    registration_id: int,
    *,
    client: AuthenticatedClient,
) -> Response[Any | Refused | TablePath]:
    """Read where a player sat, as what, with whom, and what it brought.

    Args:
        registration_id (int):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Refused | TablePath]
    """

    kwargs = _get_kwargs(
        registration_id=registration_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    registration_id: int,
    *,
    client: AuthenticatedClient,
) -> Any | Refused | TablePath | None:
    """Read where a player sat, as what, with whom, and what it brought.

    Args:
        registration_id (int):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Refused | TablePath
    """

    return sync_detailed(
        registration_id=registration_id,
        client=client,
    ).parsed


async def asyncio_detailed(
    registration_id: int,
    *,
    client: AuthenticatedClient,
) -> Response[Any | Refused | TablePath]:
    """Read where a player sat, as what, with whom, and what it brought.

    Args:
        registration_id (int):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Any | Refused | TablePath]
    """

    kwargs = _get_kwargs(
        registration_id=registration_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    registration_id: int,
    *,
    client: AuthenticatedClient,
) -> Any | Refused | TablePath | None:
    """Read where a player sat, as what, with whom, and what it brought.

    Args:
        registration_id (int):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Any | Refused | TablePath
    """

    return (
        await asyncio_detailed(
            registration_id=registration_id,
            client=client,
        )
    ).parsed
