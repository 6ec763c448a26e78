"""The users service at a glance."""

from services.users.resources import accounts, administration, internal, logins

ROUTES = {
    "/add": accounts.Add,
    "/remove": accounts.Remove,
    "/change": accounts.Change,
    "/login": logins.Login,
    "/verify": logins.Verify,
    "/logout": logins.Logout,
    "/sessions": logins.Sessions,
    "/sessions/<int:session_id>": logins.Session,
    "/administrators": administration.Administrators,
    "/administrators/<pseudo>": administration.Administrator,
    "/blocks/<pseudo>": administration.Block,
    "/usurpations": administration.Usurpations,
    "/keys": administration.SigningKeys,
    "/.well-known/jwks.json": internal.KeySet,
    "/revocations": internal.RevocationFeed,
    "/accounts/<user_name>": internal.Accounts,
    "/accounts/<user_name>/password": internal.AccountPassword,
    "/accounts/<user_name>/name": internal.AccountName,
}
