"""The commands that ask services: users, games, outbox, keys."""

import secrets
from collections.abc import Callable
from typing import Annotated

import typer
from pydantic import BaseModel

from deploy.operating import output, peers

AsJson = Annotated[bool, typer.Option("--json", help="One JSON object instead of tables.")]
Pseudo = Annotated[str, typer.Argument(help="Whose account.")]
PASSWORD_BYTES = 12
ACCOUNTS_AT_ONCE = 200

users = typer.Typer(help="Accounts: list, show, reset-password, block, unblock, promote, dismiss.")
games = typer.Typer(help="Games: failing, unstick.")
outbox = typer.Typer(help="Mails: show, retry.")
keys = typer.Typer(help="Keys: rotate.")


@users.command("list")
def list_accounts(
    blocked: Annotated[bool, typer.Option("--blocked", help="Only those.")] = False,
    administrators: Annotated[bool, typer.Option("--administrators", help="Only those.")] = False,
    as_json: AsJson = False,
) -> None:
    """All accounts, in the order of their names."""
    found, last = peers.SeenAccounts(accounts=[]), None
    while page := peers.accounts_after(last, ACCOUNTS_AT_ONCE).accounts:
        last = page[-1].user_name
        found.accounts += [
            one
            for one in page
            if (one.blocked or not blocked) and (one.administrator or not administrators)
        ]
    _print(found, "Accounts", found.accounts, as_json)


@users.command("show")
def show_accounts(pseudos: list[str], as_json: AsJson = False) -> None:
    """When accounts were made and last used, who is blocked or an administrator."""
    found = peers.accounts_named(pseudos)
    _print(found, "Accounts", found.accounts, as_json)


@users.command("reset-password")
def reset_password(pseudo: Pseudo, as_json: AsJson = False) -> None:
    """Give an account a new password, shown once; its tokens become useless."""
    password = secrets.token_urlsafe(PASSWORD_BYTES)
    done = peers.set_password(pseudo, password)
    if as_json:
        output.print_json({"msg": done, "user_name": pseudo, "password": password})
    else:
        output.print_line(f"The password of {pseudo} is now {password}")


def _about_account(name: str, act: Callable[[str], str], explained: str) -> None:
    def command(pseudo: Pseudo, as_json: AsJson = False) -> None:
        _tell(act(pseudo), as_json)

    users.command(name, help=explained)(command)


_about_account("block", peers.block, "No login any more; its tokens become useless.")
_about_account("unblock", peers.unblock, "Let a blocked account log in again.")
_about_account("promote", peers.promote, "Make a member an administrator.")
_about_account("dismiss", peers.dismiss, "An administrator is a member like others again.")


@games.command("failing")
def show_failing(as_json: AsJson = False) -> None:
    """Games that the clock cannot go on with, and why."""
    found = peers.failing_games()
    _print(found, "Failing games", found.games, as_json)


@games.command("unstick")
def unstick(game_id: int, as_json: AsJson = False) -> None:
    """Have the clock try a game again at once, also one that it has given up."""
    _tell(peers.try_game_again(game_id), as_json)


@outbox.command("show")
def show_outbox(
    state: Annotated[
        str | None, typer.Option(help="waiting, sent, kept, failed or dropped.")
    ] = None,
    limit: Annotated[int, typer.Option(min=1, max=100)] = 50,
    as_json: AsJson = False,
) -> None:
    """Mails and what became of them, the newest first."""
    found = peers.mails(state, limit)
    _print(found, "Outbox", found.mails, as_json)


@outbox.command("retry")
def retry(mail_id: int, as_json: AsJson = False) -> None:
    """Try a failed mail again, now."""
    _tell(peers.retry_mail(mail_id), as_json)


@keys.command("rotate")
def rotate(as_json: AsJson = False) -> None:
    """Sign users' tokens with a new key from now on; nobody is logged out."""
    _tell(peers.rotate_signing_key(), as_json)


@keys.callback()
def _of_keys() -> None:
    """Keys."""


def _tell(msg: str, as_json: bool) -> None:
    if as_json:
        output.print_json({"msg": msg})
    else:
        output.print_line(msg)


def _print(answer: BaseModel, title: str, rows: list, as_json: bool) -> None:
    if as_json:
        output.print_json(answer.model_dump(mode="json"))
        return
    columns = list(type(rows[0]).model_fields) if rows else ["none"]
    output.print_table(title, columns, (row.model_dump(mode="json").values() for row in rows))
