"""What an operation answers: its success, its refusals with their sentences, the general ones."""

from typing import Any

from pydantic import BaseModel

from shared.openapi.operations import Operation
from shared.openapi.refusals import Ending, endings_of
from shared.openapi.schemas import Schemas

# What every operation may answer, by the name of the response that says so.
GENERAL = {
    400: "WrongArguments",
    413: "TooLarge",
    414: "AddressTooLong",
    431: "HeadersTooLarge",
    500: "InternalError",
    503: "NotNow",
}
REASONS = {
    304: "What you have is still right",
    400: "Not done: something sent is wrong",
    401: "Not identified",
    403: "Not allowed for you",
    404: "There is no such thing",
    405: "Forbidden",
    409: "Something changed in the meantime",
    412: "Changed since you read it",
    413: "Too large",
    414: "The address is too long",
    422: "Understood, but it cannot be done",
    429: "Too many tries, wait",
    431: "The headers are too large",
    500: "Internal error",
    502: "Another service failed",
    503: "Not possible now, retry",
}
BROKEN = 500  # from here on the sentence tells of the platform, not of what was sent


class Refused(BaseModel):
    """Why a request was not carried out."""

    msg: str
    errors: dict[str, str] | None = None
    request_id: str | None = None


def general_responses(schemas: Schemas) -> dict[str, Any]:
    return {name: _refusal(REASONS[status], schemas) for status, name in GENERAL.items()}


def responses(operation: Operation, schemas: Schemas) -> dict[str, Any]:
    method = operation.method
    told = _success(method, schemas) if hasattr(method, "answers") else {}
    if getattr(method, "conditional", False):
        told[304] = {"description": REASONS[304]}
    endings = endings_of(method)
    statuses = {ending.status for ending in endings} | set(getattr(method, "refused_statuses", ()))
    statuses |= {404} if operation.parameters else set()
    for status in statuses | GENERAL.keys():
        if sentences := _sentences(endings, status):
            told[status] = _refusal(sentences, schemas)
        elif status in GENERAL:
            told[status] = {"$ref": f"#/components/responses/{GENERAL[status]}"}
        else:
            told[status] = _refusal(REASONS[status], schemas)
    return {str(status): told[status] for status in sorted(told)}


def _success(method: Any, schemas: Schemas) -> dict[int, Any]:
    status, model = method.answers
    main = getattr(model, "media_type", "application/json")
    content = {main: {"schema": schemas.reference_answered(model)}}
    for kind in getattr(model, "other_media_types", ()):
        content[kind] = {"schema": {"type": "string"}}
    description = " ".join((model.__doc__ or "Done").split())
    return {status: {"description": description, "content": content}}


def _refusal(description: str, schemas: Schemas) -> dict[str, Any]:
    content = {"application/json": {"schema": schemas.reference_answered(Refused)}}
    return {"description": description, "content": content}


def _sentences(endings: set[Ending], status: int) -> str:
    if status >= BROKEN:
        return ""
    return "; ".join(sorted({e.sentence for e in endings if e.status == status}))
