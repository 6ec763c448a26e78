"""Failures a caller can be told about; each becomes {"msg": ...} with its status."""

import errno
import logging

from flask import Flask, Response, g, jsonify
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnectionLeft
from werkzeug.exceptions import HTTPException

RETRY_AFTER_SECONDS = 5
DATABASE_SENTENCE = "The database cannot do this at the moment, please retry."
# A disk that is full, too small for the file, over its quota or read-only; too many open files.
PASSING = {errno.ENOSPC, errno.EFBIG, errno.EDQUOT, errno.EROFS, errno.EMFILE, errno.ENFILE}


class Refusal(Exception):
    """The request was not carried out."""

    status = 400

    def __init__(
        self,
        msg: str | None = None,
        *,
        status: int | None = None,
        retry_after_seconds: int | None = None,
        **details: object,
    ):
        """`details` are further members of the answer, beside msg."""
        super().__init__(msg or type(self).__doc__)
        self.status = status or self.status
        self.retry_after_seconds = retry_after_seconds
        self.details = details


class BadRequest(Refusal):
    """The request cannot be understood."""


class Unauthenticated(Refusal):
    """Who is calling is not known."""

    status = 401


class Forbidden(Refusal):
    """You may not do this."""

    status = 403


class NotFound(Refusal):
    """There is no such thing."""

    status = 404


class NotAllowed(Refusal):
    """This is not allowed."""

    status = 405


class Conflict(Refusal):
    """Someone changed this in the meantime, please retry."""

    status = 409


class Outdated(Refusal):
    """This has changed since you read it."""

    status = 412


class Unprocessable(Refusal):
    """This was understood but cannot be done."""

    status = 422


class TooMany(Refusal):
    """Too many tries, please wait."""

    status = 429


class PeerFailed(Refusal):
    """Another service gave an answer that makes no sense."""

    status = 502


class Unavailable(Refusal):
    """A part of the platform does not answer at the moment, please retry."""

    status = 503


def answer_errors_with_msg(app: Flask) -> None:
    @app.errorhandler(Refusal)
    def refused(refusal: Refusal) -> Response:
        wait = refusal.retry_after_seconds
        if wait is None and refusal.status in (429, 503):
            wait = RETRY_AFTER_SECONDS
        return _answer(str(refusal), refusal.status, wait, refusal.details)

    @app.errorhandler(HTTPException)
    def refused_by_framework(error: HTTPException) -> Response:
        return _answer(error.description or error.name, error.code or 500)

    @app.errorhandler(IntegrityError)
    def beaten_by_another_write(_error: IntegrityError) -> Response:
        logging.getLogger(__name__).warning("constraint refused a write", exc_info=True)
        return _answer(str(Conflict()), Conflict.status)

    @app.errorhandler(DBAPIError)
    @app.errorhandler(NoConnectionLeft)
    def database_failed(error: DBAPIError | NoConnectionLeft) -> Response:
        reason = getattr(error, "orig", error)
        logging.getLogger(__name__).error("database failed: %s", reason)
        return _answer(DATABASE_SENTENCE, Unavailable.status, RETRY_AFTER_SECONDS)

    @app.errorhandler(OSError)
    def machine_failed(error: OSError) -> Response:
        if error.errno not in PASSING:
            return unexpected(error)
        logging.getLogger(__name__).error("machine failed: %s", error)
        return _answer(str(Unavailable()), Unavailable.status, RETRY_AFTER_SECONDS)

    @app.errorhandler(Exception)
    def unexpected(_error: Exception) -> Response:
        logging.getLogger(__name__).exception("unexpected failure")
        return _answer("Internal error", 500)


def _answer(
    msg: str,
    status: int,
    retry_after_seconds: int | None = None,
    details: dict[str, object] | None = None,
) -> Response:
    body: dict[str, object] = {"msg": msg, **(details or {})}
    if status >= 500:
        body["request_id"] = g.get("request_id", "")
    response = jsonify(body)
    response.status_code = status
    if retry_after_seconds is not None:
        response.headers["Retry-After"] = str(retry_after_seconds)
    return response
