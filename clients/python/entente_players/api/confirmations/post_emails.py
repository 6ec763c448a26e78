from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.done_for import DoneFor
from ...models.form import Form
from ...models.refused import Refused
from ...models.sent_code import SentCode
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    body: SentCode | Form | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/emails",
    }

    if isinstance(body, SentCode):
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
) -> DoneFor | Refused | None:
    if response.status_code == 200:
        response_200 = DoneFor.from_dict(response.json())

        return response_200

    if response.status_code == 400:
        response_400 = Refused.from_dict(response.json())

        return response_400

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
    *,
    client: AuthenticatedClient | Client,
    body: SentCode | Form | Unset = UNSET,
) -> Response[DoneFor | Refused]:
    """Confirm an e-mail address with the code that was sent to it.

    Args:
        body (SentCode | Unset): Who confirms, with which code.
        body (Form | Unset): The same parameters as in JSON, each as text; lists and objects as
            JSON text.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[DoneFor | Refused]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient | Client,
    body: SentCode | Form | Unset = UNSET,
) -> DoneFor | Refused | None:
    """Confirm an e-mail address with the code that was sent to it.

    Args:
        body (SentCode | Unset): Who confirms, with which code.
        body (Form | Unset): The same parameters as in JSON, each as text; lists and objects as
            JSON text.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        DoneFor | Refused
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: SentCode | Form | Unset = UNSET,
) -> Response[DoneFor | Refused]:
    """Confirm an e-mail address with the code that was sent to it.

    Args:
        body (SentCode | Unset): Who confirms, with which code.
        body (Form | Unset): The same parameters as in JSON, each as text; lists and objects as
            JSON text.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[DoneFor | Refused]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    body: SentCode | Form | Unset = UNSET,
) -> DoneFor | Refused | None:
    """Confirm an e-mail address with the code that was sent to it.

    Args:
        body (SentCode | Unset): Who confirms, with which code.
        body (Form | Unset): The same parameters as in JSON, each as text; lists and objects as
            JSON text.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        DoneFor | Refused
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
