from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.allocations_told_type_1 import AllocationsToldType1
from ...models.refused import Refused
from ...models.roles_in_detail import RolesInDetail
from ...types import UNSET, Response, Unset


def _get_kwargs(
    game_id: int,
    *,
    details: bool | Unset = False,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["details"] = details

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/game-allocations/{game_id}".format(
            game_id=quote(str(game_id), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> AllocationsToldType1 | RolesInDetail | Refused | None:
    if response.status_code == 200:

        def _parse_response_200(data: object) -> AllocationsToldType1 | RolesInDetail:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_allocations_told_type_0 = RolesInDetail.from_dict(
                    data
                )

                return componentsschemas_allocations_told_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            componentsschemas_allocations_told_type_1 = AllocationsToldType1.from_dict(
                data
            )

            return componentsschemas_allocations_told_type_1

        response_200 = _parse_response_200(response.json())

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
) -> Response[AllocationsToldType1 | RolesInDetail | Refused]:
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
    details: bool | Unset = False,
) -> Response[AllocationsToldType1 | RolesInDetail | Refused]:
    """See who plays what; in an anonymous game only oneself, until it is stopped.

    Args:
        game_id (int):
        details (bool | Unset): Pseudos, too, where they may be known (0 or 1). Default: False.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[AllocationsToldType1 | RolesInDetail | Refused]
    """

    kwargs = _get_kwargs(
        game_id=game_id,
        details=details,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    game_id: int,
    *,
    client: AuthenticatedClient,
    details: bool | Unset = False,
) -> AllocationsToldType1 | RolesInDetail | Refused | None:
    """See who plays what; in an anonymous game only oneself, until it is stopped.

    Args:
        game_id (int):
        details (bool | Unset): Pseudos, too, where they may be known (0 or 1). Default: False.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        AllocationsToldType1 | RolesInDetail | Refused
    """

    return sync_detailed(
        game_id=game_id,
        client=client,
        details=details,
    ).parsed


async def asyncio_detailed(
    game_id: int,
    *,
    client: AuthenticatedClient,
    details: bool | Unset = False,
) -> Response[AllocationsToldType1 | RolesInDetail | Refused]:
    """See who plays what; in an anonymous game only oneself, until it is stopped.

    Args:
        game_id (int):
        details (bool | Unset): Pseudos, too, where they may be known (0 or 1). Default: False.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[AllocationsToldType1 | RolesInDetail | Refused]
    """

    kwargs = _get_kwargs(
        game_id=game_id,
        details=details,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    game_id: int,
    *,
    client: AuthenticatedClient,
    details: bool | Unset = False,
) -> AllocationsToldType1 | RolesInDetail | Refused | None:
    """See who plays what; in an anonymous game only oneself, until it is stopped.

    Args:
        game_id (int):
        details (bool | Unset): Pseudos, too, where they may be known (0 or 1). Default: False.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        AllocationsToldType1 | RolesInDetail | Refused
    """

    return (
        await asyncio_detailed(
            game_id=game_id,
            client=client,
            details=details,
        )
    ).parsed
