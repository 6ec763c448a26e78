"""Contains all the data models used in inputs/outputs"""

from .access_token import AccessToken
from .account import Account
from .added_account import AddedAccount
from .administrator_names import AdministratorNames
from .credentials import Credentials
from .done import Done
from .form import Form
from .keys import Keys
from .keys_keys_item import KeysKeysItem
from .logged_in import LoggedIn
from .new_credentials import NewCredentials
from .new_name import NewName
from .new_password import NewPassword
from .own_name import OwnName
from .own_session import OwnSession
from .own_sessions import OwnSessions
from .refused import Refused
from .refused_errors_type_0 import RefusedErrorsType0
from .revocation import Revocation
from .revocations import Revocations
from .seen_usurpation import SeenUsurpation
from .seen_usurpations import SeenUsurpations
from .usurped import Usurped

__all__ = (
    "AccessToken",
    "Account",
    "AddedAccount",
    "AdministratorNames",
    "Credentials",
    "Done",
    "Form",
    "Keys",
    "KeysKeysItem",
    "LoggedIn",
    "NewCredentials",
    "NewName",
    "NewPassword",
    "OwnName",
    "OwnSession",
    "OwnSessions",
    "Refused",
    "RefusedErrorsType0",
    "Revocation",
    "Revocations",
    "SeenUsurpation",
    "SeenUsurpations",
    "Usurped",
)
