"""The users service at a glance."""

from services.users.resources import (
    accounts,
    administration,
    internal,
    logins,
    oversight,
    password_strengths,
    script_tokens,
)
from services.users.resources.personal import ROUTES as PERSONAL

ROUTES = {
    "/add": accounts.Add,
    "/remove": accounts.Remove,
    "/change": accounts.Change,
    "/password-strengths": password_strengths.PasswordStrengths,
    "/login": logins.Login,
    "/verify": logins.Verify,
    "/logout": logins.Logout,
    "/sessions": logins.Sessions,
    "/sessions/<int:session_id>": logins.Session,
    "/script-tokens": script_tokens.ScriptTokens,
    "/script-tokens/<int:session_id>": script_tokens.OneScriptToken,
    "/administrators": administration.Administrators,
    "/administrators/<pseudo>": administration.Administrator,
    "/blocks/<pseudo>": administration.Block,
    "/usurpations": administration.Usurpations,
    "/keys": administration.SigningKeys,
    "/.well-known/jwks.json": internal.KeySet,
    "/revocations": internal.RevocationFeed,
    "/account-logins": internal.AccountLogins,
    "/accounts": oversight.AccountList,
    "/audit": oversight.Audit,
    "/accounts/<user_name>": internal.Accounts,
    "/accounts/<user_name>/password": internal.AccountPassword,
    "/accounts/<user_name>/name": internal.AccountName,
    **PERSONAL,
}
