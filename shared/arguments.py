"""Read a request's arguments, wherever the client put them, into one typed object."""

import functools
import json
import re
from typing import Annotated, Any, ClassVar, TypeVar

from flask import Response, g, has_app_context, request
from pydantic import BaseModel, BeforeValidator, ConfigDict, ValidationError

from shared.errors import BadRequest, Unauthenticated

T = TypeVar("T")
LARGEST_INTEGER = 2**31 - 1  # what both databases hold in an INTEGER
FORM = "application/x-www-form-urlencoded"
MISSING = "Missing required parameter in the JSON body or the post body or the query string"
DEEPEST = 40
# A body of a mebibyte may hold half a million empty objects, which take a hundred.
MOST_VALUES, MOST_FIELDS = 200_000, 1000
STRINGS = re.compile(rb'"(?:[^"\\]|\\.)*+"', re.DOTALL)
# Escapes of NUL and of surrogates, raw surrogates.
SUSPECT = re.compile(rb"\\u(?:0000|[dD][89a-fA-F])|\xed[\xa0-\xbf]")
# Numbers that may be too large, once every digit is a 0.
SAME_DIGITS = bytes.maketrans(b"123456789E", b"000000000e")
LARGE = (b"0000000000", b"0e")
NO_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))


class Arguments(BaseModel):
    """Base of each endpoint's declaration: the one source of validation and documentation."""

    model_config = ConfigDict(extra="forbid", frozen=True, allow_inf_nan=False)

    # Sent by real clients for nothing; everything else that is unknown is refused.
    ignored: ClassVar[frozenset[str]] = frozenset()
    # Only a JSON body counts, and the sentences are AFJD API 2020's (users).
    json_only: ClassVar[bool] = False


class NotYourName(Unauthenticated):
    """Bad authentication!:This is not you ! Good try !"""


class Nothing(Arguments):
    """No arguments at all."""


def _parse_if_text(value: Any) -> Any:
    """Pydantic turns a ValueError into an error that names the parameter."""
    return _load(value) if isinstance(value, str) else value


# A structure that form and query clients can only send as JSON text.
JsonText = Annotated[T, BeforeValidator(_parse_if_text)]


def accepts(model: type[Arguments]):
    """Validate what was sent against `model`; the method receives it as its last argument."""

    def decorate(method):
        @functools.wraps(method)
        def wrapper(self, *args, **path):
            return method(self, *args, *path.values(), read_arguments(model))

        return declare(wrapper, accepts=model)

    return decorate


def answers(status: int, model: type[BaseModel], *, conditional: bool = False):
    """Declare the successful answer; `conditional` adds an ETag and answers 304 to who has it."""

    def decorate(method):
        @functools.wraps(method)
        def wrapper(*args, **kwargs):
            if "arguments" not in g:
                read_arguments(Nothing)  # what was not declared is a mistake of the caller
            answer = method(*args, **kwargs)
            if not isinstance(answer, model):
                return answer
            response = Response(answer.model_dump_json(), status, mimetype="application/json")
            if conditional:
                response.add_etag()
                response.make_conditional(request)
            return response

        return declare(wrapper, answers=(status, model), conditional=conditional)

    return decorate


def declare(method, **declarations: object):
    """Notes on a method that the OpenAPI document is made from."""
    for name, value in declarations.items():
        setattr(method, name, value)
    return method


def read_arguments(model: type[Arguments]) -> Any:
    """What was sent, validated against `model` once in a request."""
    if "arguments" not in g:
        g.arguments = _validate(model)
    return g.arguments


def _validate(model: type[Arguments]) -> Arguments:
    found = _json_body_only() if model.json_only else sent_arguments()
    ignored = model.ignored | _own_name(model, found)
    try:
        return model.model_validate({k: v for k, v in found.items() if k not in ignored})
    except ValidationError as failure:
        errors = {_path(error): _why(error) for error in failure.errors()}
        if model.json_only and (missing := _first_missing(failure)):
            raise BadRequest(f"Missing {missing} parameter", errors=errors) from None
        raise BadRequest(
            "; ".join(f"{name}: {why}" for name, why in errors.items()), errors=errors
        ) from None


def _own_name(model: type[Arguments], found: dict[str, Any]) -> frozenset[str]:
    """Whoever shows a token may say his pseudo anywhere, as clients of AFJD API 2020 always do."""
    if "pseudo" not in found or "pseudo" in model.model_fields or "claims" not in g:
        return frozenset()
    if found["pseudo"] != g.claims.pseudo:
        raise NotYourName
    return frozenset({"pseudo"})


def sent_arguments() -> dict[str, Any]:
    """Form or JSON body, then query string; the later wins. A form counts on GET too."""
    sent: dict[str, Any] = {}
    if not (request.content_length or request.headers.get("Transfer-Encoding")):
        return _storable(request.args.to_dict()) if request.args else sent
    if not request.is_json:
        if request.mimetype == FORM and request.get_data().count(b"&") > MOST_FIELDS:
            raise BadRequest(f"A form has at most {MOST_FIELDS} fields")
        sent = _storable(request.form.to_dict())
    elif raw := request.get_data():
        sent = parse_json(raw)
        if not isinstance(sent, dict):
            raise BadRequest("The JSON body must be an object")
    return sent | _storable(request.args.to_dict()) if request.args else sent


def parse_json(text: str | bytes) -> Any:
    try:
        return _load(text)
    except ValueError as wrong:
        raise BadRequest(f"The JSON cannot be read: {wrong}") from None


def _json_body_only() -> dict[str, Any]:
    if not request.is_json:
        raise BadRequest("Missing JSON in request")
    body = parse_json(request.get_data())
    if not isinstance(body, dict):
        raise BadRequest("The JSON body must be an object")
    return body


def _storable(sent: dict[str, Any]) -> dict[str, Any]:
    try:
        _refuse_unstorable(sent, "")
    except ValueError as wrong:
        raise BadRequest(str(wrong)) from None
    return sent


def _load(text: str | bytes) -> Any:
    """The value of a JSON text; a ValueError for what is valid JSON but no database takes, too."""
    try:
        # JSON is UTF-8; json itself would also take UTF-16, in which nothing below looks suspect.
        read = text.decode() if isinstance(text, bytes) else text
        _refuse_many_values(text)
        value = json.loads(read, parse_constant=_refuse_constant)
    except RecursionError:
        raise ValueError("it is nested too deeply") from None
    if _looks_suspect(text):
        _refuse_unstorable(value, "")
    return value


def _refuse_many_values(text: str | bytes) -> None:
    """Commas are counted, those inside of texts only when there are too many."""
    most = g.get("values_limit", MOST_VALUES) if has_app_context() else MOST_VALUES
    if len(text) <= most:
        return
    raw = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    if raw.count(b",") + raw.count(b"[") + raw.count(b"{") <= most:
        return
    bare = STRINGS.sub(b"", raw)
    if bare.count(b",") + bare.count(b"[") + bare.count(b"{") > most:
        raise ValueError(f"it has more than {most} values")


def _looks_suspect(text: str | bytes) -> bool:
    """Looking at the text is much cheaper than walking through every value, and seldom wrong."""
    raw = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    if (b"\\u" in raw or b"\xed" in raw) and SUSPECT.search(raw):
        return True
    digits = raw.translate(SAME_DIGITS)
    if any(large in digits for large in LARGE):
        return True
    brackets = raw.translate(None, NO_BRACKETS)
    for _ in range(DEEPEST):
        if not brackets:
            return False
        brackets = brackets.replace(b"[]", b"").replace(b"{}", b"")
    return True


def _refuse_constant(name: str):
    raise ValueError(f"{name} is not JSON")


def _refuse_unstorable(value: Any, path: str, depth: int = 0) -> None:
    if depth > DEEPEST:
        raise ValueError("it is nested too deeply")
    if isinstance(value, dict):
        for name, inner in value.items():
            _refuse_unstorable(name, "a name", depth + 1)
            _refuse_unstorable(inner, f"{path}.{name}".strip("."), depth + 1)
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            _refuse_unstorable(inner, f"{path}.{index}".strip("."), depth + 1)
    elif why := _unstorable(value):
        raise ValueError(f"{path or 'it'} {why}")


def _unstorable(value: Any) -> str | None:
    if isinstance(value, str):
        if "\0" in value:
            return "must not contain the character NUL"
        try:
            value.encode()
        except UnicodeEncodeError:
            return "is not valid Unicode"
    elif isinstance(value, int) and abs(value) > LARGEST_INTEGER:
        return "is too large a number"
    return None


def _path(error) -> str:
    return ".".join(str(part) for part in error["loc"]) or "arguments"


def _why(error) -> str:
    if error["type"] == "missing":
        return MISSING
    if error["type"] == "extra_forbidden":
        return "Unknown parameter"
    return error["msg"].removeprefix("Value error, ")


def _first_missing(failure: ValidationError) -> str | None:
    """An empty value counts as missing."""
    return next(
        (
            str(error["loc"][0])
            for error in failure.errors()
            if error["loc"] and (error["type"] == "missing" or error["input"] == "")
        ),
        None,
    )
