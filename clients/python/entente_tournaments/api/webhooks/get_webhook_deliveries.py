from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.delivery_list import DeliveryList
from ...models.get_webhook_deliveries_status import GetWebhookDeliveriesStatus
from ...models.refused import Refused
from ...types import UNSET, Response, Unset


def _get_kwargs(
    webhook_id: int,
    *,
    limit: int | Unset = 50,
    before: int | Unset = UNSET,
    status: GetWebhookDeliveriesStatus | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["limit"] = limit

    params["before"] = before

    json_status: str | Unset = UNSET
    if not isinstance(status, Unset):
        json_status = status.value

    params["status"] = json_status

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/webhook-deliveries/{webhook_id}".format(
            webhook_id=quote(str(webhook_id), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> DeliveryList | Refused | None:
    if response.status_code == 200:
        response_200 = DeliveryList.from_dict(response.json())

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
) -> Response[DeliveryList | Refused]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    webhook_id: int,
    *,
    client: AuthenticatedClient,
    limit: int | Unset = 50,
    before: int | Unset = UNSET,
    status: GetWebhookDeliveriesStatus | Unset = UNSET,
) -> Response[DeliveryList | Refused]:
    """List what was sent to a webhook and what waits.

     A token needs the scope read.

    Args:
        webhook_id (int):
        limit (int | Unset): At most so many. Default: 50.
        before (int | Unset): Only those made before this one.
        status (GetWebhookDeliveriesStatus | Unset): Only waiting, delivered or failed ones.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[DeliveryList | Refused]
    """

    kwargs = _get_kwargs(
        webhook_id=webhook_id,
        limit=limit,
        before=before,
        status=status,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    webhook_id: int,
    *,
    client: AuthenticatedClient,
    limit: int | Unset = 50,
    before: int | Unset = UNSET,
    status: GetWebhookDeliveriesStatus | Unset = UNSET,
) -> DeliveryList | Refused | None:
    """List what was sent to a webhook and what waits.

     A token needs the scope read.

    Args:
        webhook_id (int):
        limit (int | Unset): At most so many. Default: 50.
        before (int | Unset): Only those made before this one.
        status (GetWebhookDeliveriesStatus | Unset): Only waiting, delivered or failed ones.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        DeliveryList | Refused
    """

    return sync_detailed(
        webhook_id=webhook_id,
        client=client,
        limit=limit,
        before=before,
        status=status,
    ).parsed


async def asyncio_detailed(
    webhook_id: int,
    *,
    client: AuthenticatedClient,
    limit: int | Unset = 50,
    before: int | Unset = UNSET,
    status: GetWebhookDeliveriesStatus | Unset = UNSET,
) -> Response[DeliveryList | Refused]:
    """List what was sent to a webhook and what waits.

     A token needs the scope read.

    Args:
        webhook_id (int):
        limit (int | Unset): At most so many. Default: 50.
        before (int | Unset): Only those made before this one.
        status (GetWebhookDeliveriesStatus | Unset): Only waiting, delivered or failed ones.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[DeliveryList | Refused]
    """

    kwargs = _get_kwargs(
        webhook_id=webhook_id,
        limit=limit,
        before=before,
        status=status,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    webhook_id: int,
    *,
    client: AuthenticatedClient,
    limit: int | Unset = 50,
    before: int | Unset = UNSET,
    status: GetWebhookDeliveriesStatus | Unset = UNSET,
) -> DeliveryList | Refused | None:
    """List what was sent to a webhook and what waits.

     A token needs the scope read.

    Args:
        webhook_id (int):
        limit (int | Unset): At most so many. Default: 50.
        before (int | Unset): Only those made before this one.
        status (GetWebhookDeliveriesStatus | Unset): Only waiting, delivered or failed ones.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        DeliveryList | Refused
    """

    return (
        await asyncio_detailed(
            webhook_id=webhook_id,
            client=client,
            limit=limit,
            before=before,
            status=status,
        )
    ).parsed
