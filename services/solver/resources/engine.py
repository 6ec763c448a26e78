"""The engine as the endpoints reach it, and wrong values as answers."""

import functools
from collections.abc import Callable

from services.solver.adjudicator import Adjudicator
from services.solver.children import ChildCaller
from services.solver.domain.notation import NotUnderstood
from services.solver.domain.shapes import Malformed
from services.solver.refusals import WrongValue
from shared.config import settings

# A child for each thread: who had to wait for one would wait the longest under load.
ADJUDICATOR = Adjudicator(ChildCaller(most=settings().threads))


def refuses_wrong_values(method: Callable):
    """The first value that does not fit is named in the answer."""

    @functools.wraps(method)
    def wrapper(*args, **kwargs):
        try:
            return method(*args, **kwargs)
        except Malformed as wrong:
            raise WrongValue(str(wrong), errors={wrong.path: wrong.why}) from None
        except NotUnderstood as wrong:
            raise WrongValue(f"text: {wrong}", errors={"text": str(wrong)}) from None

    return wrapper
