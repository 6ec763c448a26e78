from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.done_for import DoneFor
from ...models.refused import Refused
from ...types import UNSET, Response, Unset


def _get_kwargs(
    pseudo: str,
    *,
    resign: bool | Unset = False,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["resign"] = resign

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "delete",
        "url": "/players/{pseudo}".format(
            pseudo=quote(str(pseudo), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> DoneFor | Refused | None:
    if response.status_code == 200:
        response_200 = DoneFor.from_dict(response.json())

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
) -> Response[DoneFor | Refused]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    pseudo: str,
    *,
    client: AuthenticatedClient,
    resign: bool | Unset = False,
) -> Response[DoneFor | Refused]:
    """Leave: account and data are removed everywhere, results stay under another name.

     A token needs the scope account.

    Args:
        pseudo (str):
        resign (bool | Unset): Whether to give up Go games and tournament rounds that run (0 or
            1). Default: False.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[DoneFor | Refused]
    """

    kwargs = _get_kwargs(
        pseudo=pseudo,
        resign=resign,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    pseudo: str,
    *,
    client: AuthenticatedClient,
    resign: bool | Unset = False,
) -> DoneFor | Refused | None:
    """Leave: account and data are removed everywhere, results stay under another name.

     A token needs the scope account.

    Args:
        pseudo (str):
        resign (bool | Unset): Whether to give up Go games and tournament rounds that run (0 or
            1). Default: False.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        DoneFor | Refused
    """

    return sync_detailed(
        pseudo=pseudo,
        client=client,
        resign=resign,
    ).parsed


async def asyncio_detailed(
    pseudo: str,
    *,
    client: AuthenticatedClient,
    resign: bool | Unset = False,
) -> Response[DoneFor | Refused]:
    """Leave: account and data are removed everywhere, results stay under another name.

     A token needs the scope account.

    Args:
        pseudo (str):
        resign (bool | Unset): Whether to give up Go games and tournament rounds that run (0 or
            1). Default: False.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[DoneFor | Refused]
    """

    kwargs = _get_kwargs(
        pseudo=pseudo,
        resign=resign,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    pseudo: str,
    *,
    client: AuthenticatedClient,
    resign: bool | Unset = False,
) -> DoneFor | Refused | None:
    """Leave: account and data are removed everywhere, results stay under another name.

     A token needs the scope account.

    Args:
        pseudo (str):
        resign (bool | Unset): Whether to give up Go games and tournament rounds that run (0 or
            1). Default: False.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        DoneFor | Refused
    """

    return (
        await asyncio_detailed(
            pseudo=pseudo,
            client=client,
            resign=resign,
        )
    ).parsed
