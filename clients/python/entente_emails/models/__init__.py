"""Contains all the data models used in inputs/outputs"""

from .done import Done
from .form import Form
from .handed_over import HandedOver
from .handed_over_language_type_0 import HandedOverLanguageType0
from .handed_over_values import HandedOverValues
from .known import Known
from .new_code import NewCode
from .obstacles import Obstacles
from .outbox_mail import OutboxMail
from .outbox_mails import OutboxMails
from .refused import Refused
from .refused_errors_type_0 import RefusedErrorsType0
from .renaming import Renaming
from .state import State
from .stored_rows import StoredRows
from .stored_rows_tables import StoredRowsTables
from .stored_rows_tables_additional_property_item import (
    StoredRowsTablesAdditionalPropertyItem,
)

__all__ = (
    "Done",
    "Form",
    "HandedOver",
    "HandedOverLanguageType0",
    "HandedOverValues",
    "Known",
    "NewCode",
    "Obstacles",
    "OutboxMail",
    "OutboxMails",
    "Refused",
    "RefusedErrorsType0",
    "Renaming",
    "State",
    "StoredRows",
    "StoredRowsTables",
    "StoredRowsTablesAdditionalPropertyItem",
)
