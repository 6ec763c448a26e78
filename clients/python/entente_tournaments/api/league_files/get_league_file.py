from http import HTTPStatus
from io import BytesIO
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.file_form import FileForm
from ...models.refused import Refused
from ...types import UNSET, File, Response, Unset


def _get_kwargs(
    league_id: int,
    *,
    form: FileForm | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    json_form: str | Unset = UNSET
    if not isinstance(form, Unset):
        json_form = form.value

    params["form"] = json_form

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/league-files/{league_id}".format(
            league_id=quote(str(league_id), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> File | Refused | None:
    if response.status_code == 200:
        response_200 = File(payload=BytesIO(response.content))

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
) -> Response[File | Refused]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    league_id: int,
    *,
    client: AuthenticatedClient,
    form: FileForm | Unset = UNSET,
) -> Response[File | Refused]:
    """A league in the tables of the M-League schema, for those who work with SQL.

     A token needs the scope read.

    Args:
        league_id (int):
        form (FileForm | Unset): `sqlite` is one database, `csv` one file a table, packed as ZIP.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[File | Refused]
    """

    kwargs = _get_kwargs(
        league_id=league_id,
        form=form,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    league_id: int,
    *,
    client: AuthenticatedClient,
    form: FileForm | Unset = UNSET,
) -> File | Refused | None:
    """A league in the tables of the M-League schema, for those who work with SQL.

     A token needs the scope read.

    Args:
        league_id (int):
        form (FileForm | Unset): `sqlite` is one database, `csv` one file a table, packed as ZIP.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        File | Refused
    """

    return sync_detailed(
        league_id=league_id,
        client=client,
        form=form,
    ).parsed


async def asyncio_detailed(
    league_id: int,
    *,
    client: AuthenticatedClient,
    form: FileForm | Unset = UNSET,
) -> Response[File | Refused]:
    """A league in the tables of the M-League schema, for those who work with SQL.

     A token needs the scope read.

    Args:
        league_id (int):
        form (FileForm | Unset): `sqlite` is one database, `csv` one file a table, packed as ZIP.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[File | Refused]
    """

    kwargs = _get_kwargs(
        league_id=league_id,
        form=form,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    league_id: int,
    *,
    client: AuthenticatedClient,
    form: FileForm | Unset = UNSET,
) -> File | Refused | None:
    """A league in the tables of the M-League schema, for those who work with SQL.

     A token needs the scope read.

    Args:
        league_id (int):
        form (FileForm | Unset): `sqlite` is one database, `csv` one file a table, packed as ZIP.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        File | Refused
    """

    return (
        await asyncio_detailed(
            league_id=league_id,
            client=client,
            form=form,
        )
    ).parsed
