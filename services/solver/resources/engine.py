"""The engine as the endpoints reach it, and its failures as answers."""

import functools
from collections.abc import Callable

from services.solver.actions.solve import OrdersRefused
from services.solver.adjudicator import Adjudicator
from services.solver.children import ChildCaller, EngineFailed, EngineTooSlow
from services.solver.domain.notation import NotUnderstood
from services.solver.domain.shapes import Malformed
from shared.config import settings
from shared.errors import BadRequest, Refusal, Unavailable

# A child for each thread: who had to wait for one would wait the longest under load.
ADJUDICATOR = Adjudicator(ChildCaller(most=settings().threads))


class WrongValue(BadRequest):
    """A value does not fit; errors names it."""


class OrdersNotAccepted(BadRequest):
    """The orders are not accepted; stderr is the report."""


class EngineBroke(Refusal):
    """The engine broke down on this request."""

    status = 500


def answering_failures(method: Callable):
    """Wrong values, refused orders and a failing engine, each in its own answer."""

    @functools.wraps(method)
    def wrapper(*args, **kwargs):
        try:
            return method(*args, **kwargs)
        except Malformed as wrong:
            raise WrongValue(str(wrong), errors={wrong.path: wrong.why}) from None
        except NotUnderstood as wrong:
            raise WrongValue(f"text: {wrong}", errors={"text": str(wrong)}) from None
        except OrdersRefused as refused:
            raise OrdersNotAccepted(str(refused), stdout="", stderr=refused.stderr) from None
        except EngineTooSlow as failure:
            raise Unavailable(str(failure)) from None
        except EngineFailed as failure:
            raise EngineBroke(str(failure)) from None

    return wrapper
