"""What the solver refuses; the docstring is what the caller is told."""

from shared.errors import BadRequest, NotFound, Refusal, Unavailable


class WrongValue(BadRequest):
    """A value does not fit; errors names it."""


class OrdersNotAccepted(BadRequest):
    """The orders are not accepted; stderr is the report."""


class NoSuchVariant(NotFound):
    """Variant {variant} doesn't exist"""


class EngineFailed(Refusal):
    """The engine broke down on this request."""

    status = 500


class EngineTooSlow(Unavailable):
    """The engine did not answer in time."""
