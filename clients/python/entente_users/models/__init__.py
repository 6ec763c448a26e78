"""Contains all the data models used in inputs/outputs"""

from .access_token import AccessToken
from .account import Account
from .added_account import AddedAccount
from .administrator_names import AdministratorNames
from .audited_event import AuditedEvent
from .audited_event_details import AuditedEventDetails
from .audited_events import AuditedEvents
from .considered_password import ConsideredPassword
from .credentials import Credentials
from .done import Done
from .form import Form
from .keys import Keys
from .keys_keys_item import KeysKeysItem
from .known import Known
from .last_logins import LastLogins
from .last_logins_last_logins import LastLoginsLastLogins
from .logged_in import LoggedIn
from .new_audit_line import NewAuditLine
from .new_credentials import NewCredentials
from .new_name import NewName
from .new_password import NewPassword
from .new_script_token import NewScriptToken
from .obstacles import Obstacles
from .own_name import OwnName
from .own_session import OwnSession
from .own_sessions import OwnSessions
from .refused import Refused
from .refused_errors_type_0 import RefusedErrorsType0
from .renaming import Renaming
from .revocation import Revocation
from .revocations import Revocations
from .script_token import ScriptToken
from .script_token_list import ScriptTokenList
from .script_token_scope import ScriptTokenScope
from .seen_account import SeenAccount
from .seen_accounts import SeenAccounts
from .seen_usurpation import SeenUsurpation
from .seen_usurpations import SeenUsurpations
from .stored_rows import StoredRows
from .stored_rows_tables import StoredRowsTables
from .stored_rows_tables_additional_property_item import (
    StoredRowsTablesAdditionalPropertyItem,
)
from .strength import Strength
from .usurped import Usurped
from .wanted_token import WantedToken
from .wanted_token_scope import WantedTokenScope

__all__ = (
    "AccessToken",
    "Account",
    "AddedAccount",
    "AdministratorNames",
    "AuditedEvent",
    "AuditedEventDetails",
    "AuditedEvents",
    "ConsideredPassword",
    "Credentials",
    "Done",
    "Form",
    "Keys",
    "KeysKeysItem",
    "Known",
    "LastLogins",
    "LastLoginsLastLogins",
    "LoggedIn",
    "NewAuditLine",
    "NewCredentials",
    "NewName",
    "NewPassword",
    "NewScriptToken",
    "Obstacles",
    "OwnName",
    "OwnSession",
    "OwnSessions",
    "Refused",
    "RefusedErrorsType0",
    "Renaming",
    "Revocation",
    "Revocations",
    "ScriptToken",
    "ScriptTokenList",
    "ScriptTokenScope",
    "SeenAccount",
    "SeenAccounts",
    "SeenUsurpation",
    "SeenUsurpations",
    "StoredRows",
    "StoredRowsTables",
    "StoredRowsTablesAdditionalPropertyItem",
    "Strength",
    "Usurped",
    "WantedToken",
    "WantedTokenScope",
)
