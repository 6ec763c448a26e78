from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.curve_of import CurveOf
from ...models.refused import Refused
from ...types import UNSET, Response, Unset


def _get_kwargs(
    season_id: int,
    *,
    of: CurveOf | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    json_of: str | Unset = UNSET
    if not isinstance(of, Unset):
        json_of = of.value

    params["of"] = json_of

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/league-curves/{season_id}".format(
            season_id=quote(str(season_id), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Refused | str | None:
    if response.status_code == 200:
        response_200 = response.text
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

    if response.status_code == 503:
        response_503 = Refused.from_dict(response.json())

        return response_503

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[Refused | str]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    season_id: int,
    *,
    client: AuthenticatedClient | Client,
    of: CurveOf | Unset = UNSET,
) -> Response[Refused | str]:
    """Points or ratings over a stage, game by game; every penalty is a step of its own.

     Curves of teams begin with what was carried over and end with the total of the standings.

    Args:
        season_id (int):
        of (CurveOf | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Refused | str]
    """

    kwargs = _get_kwargs(
        season_id=season_id,
        of=of,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    season_id: int,
    *,
    client: AuthenticatedClient | Client,
    of: CurveOf | Unset = UNSET,
) -> Refused | str | None:
    """Points or ratings over a stage, game by game; every penalty is a step of its own.

     Curves of teams begin with what was carried over and end with the total of the standings.

    Args:
        season_id (int):
        of (CurveOf | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Refused | str
    """

    return sync_detailed(
        season_id=season_id,
        client=client,
        of=of,
    ).parsed


async def asyncio_detailed(
    season_id: int,
    *,
    client: AuthenticatedClient | Client,
    of: CurveOf | Unset = UNSET,
) -> Response[Refused | str]:
    """Points or ratings over a stage, game by game; every penalty is a step of its own.

     Curves of teams begin with what was carried over and end with the total of the standings.

    Args:
        season_id (int):
        of (CurveOf | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Refused | str]
    """

    kwargs = _get_kwargs(
        season_id=season_id,
        of=of,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    season_id: int,
    *,
    client: AuthenticatedClient | Client,
    of: CurveOf | Unset = UNSET,
) -> Refused | str | None:
    """Points or ratings over a stage, game by game; every penalty is a step of its own.

     Curves of teams begin with what was carried over and end with the total of the standings.

    Args:
        season_id (int):
        of (CurveOf | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Refused | str
    """

    return (
        await asyncio_detailed(
            season_id=season_id,
            client=client,
            of=of,
        )
    ).parsed
