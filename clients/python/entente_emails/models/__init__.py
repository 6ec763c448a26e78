"""Contains all the data models used in inputs/outputs"""

from .done import Done
from .form import Form
from .handed_over import HandedOver
from .handed_over_language_type_0 import HandedOverLanguageType0
from .handed_over_values import HandedOverValues
from .new_code import NewCode
from .outbox_mail import OutboxMail
from .outbox_mails import OutboxMails
from .refused import Refused
from .refused_errors_type_0 import RefusedErrorsType0
from .state import State

__all__ = (
    "Done",
    "Form",
    "HandedOver",
    "HandedOverLanguageType0",
    "HandedOverValues",
    "NewCode",
    "OutboxMail",
    "OutboxMails",
    "Refused",
    "RefusedErrorsType0",
    "State",
)
