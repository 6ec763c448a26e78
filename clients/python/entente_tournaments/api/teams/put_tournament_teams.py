from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.entries_team_list import EntriesTeamList
from ...models.form import Form
from ...models.refused import Refused
from ...models.sent_teams import SentTeams
from ...types import UNSET, Response, Unset


def _get_kwargs(
    tournament_id: int,
    *,
    body: SentTeams | Form | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "put",
        "url": "/tournament-teams/{tournament_id}".format(
            tournament_id=quote(str(tournament_id), safe=""),
        ),
    }

    if isinstance(body, SentTeams):
        if not isinstance(body, Unset):
            _kwargs["json"] = body.to_dict()

        headers["Content-Type"] = "application/json"
    if isinstance(body, Form):
        if not isinstance(body, Unset):
            _kwargs["data"] = body.to_dict()
        headers["Content-Type"] = "application/x-www-form-urlencoded"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> EntriesTeamList | Refused | None:
    if response.status_code == 200:
        response_200 = EntriesTeamList.from_dict(response.json())

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
) -> Response[EntriesTeamList | Refused]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    tournament_id: int,
    *,
    client: AuthenticatedClient,
    body: SentTeams | Form | Unset = UNSET,
) -> Response[EntriesTeamList | Refused]:
    """Form the teams.

     A token needs the scope organise.

    Args:
        tournament_id (int):
        body (SentTeams | Unset): All the teams, in seeding order; the list replaces the one
            before.
        body (Form | Unset): The same parameters as in JSON, each as text; lists and objects as
            JSON text.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[EntriesTeamList | Refused]
    """

    kwargs = _get_kwargs(
        tournament_id=tournament_id,
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    tournament_id: int,
    *,
    client: AuthenticatedClient,
    body: SentTeams | Form | Unset = UNSET,
) -> EntriesTeamList | Refused | None:
    """Form the teams.

     A token needs the scope organise.

    Args:
        tournament_id (int):
        body (SentTeams | Unset): All the teams, in seeding order; the list replaces the one
            before.
        body (Form | Unset): The same parameters as in JSON, each as text; lists and objects as
            JSON text.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        EntriesTeamList | Refused
    """

    return sync_detailed(
        tournament_id=tournament_id,
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    tournament_id: int,
    *,
    client: AuthenticatedClient,
    body: SentTeams | Form | Unset = UNSET,
) -> Response[EntriesTeamList | Refused]:
    """Form the teams.

     A token needs the scope organise.

    Args:
        tournament_id (int):
        body (SentTeams | Unset): All the teams, in seeding order; the list replaces the one
            before.
        body (Form | Unset): The same parameters as in JSON, each as text; lists and objects as
            JSON text.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[EntriesTeamList | Refused]
    """

    kwargs = _get_kwargs(
        tournament_id=tournament_id,
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    tournament_id: int,
    *,
    client: AuthenticatedClient,
    body: SentTeams | Form | Unset = UNSET,
) -> EntriesTeamList | Refused | None:
    """Form the teams.

     A token needs the scope organise.

    Args:
        tournament_id (int):
        body (SentTeams | Unset): All the teams, in seeding order; the list replaces the one
            before.
        body (Form | Unset): The same parameters as in JSON, each as text; lists and objects as
            JSON text.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        EntriesTeamList | Refused
    """

    return (
        await asyncio_detailed(
            tournament_id=tournament_id,
            client=client,
            body=body,
        )
    ).parsed
