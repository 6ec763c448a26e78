"""What the users service takes: JSON bodies only, as its clients send them."""

from typing import ClassVar

from pydantic import Field

from shared.arguments import Arguments
from shared.parameters import Password, Pseudo


class OwnName(Arguments):
    """Which account."""

    json_only: ClassVar[bool] = True
    user_name: str = Field(
        min_length=1, examples=["Tartempion"], description="The pseudo of the account."
    )


class Credentials(OwnName):
    """An account and its password."""

    password: Password


class NewCredentials(Arguments):
    """The name and the password of a new account."""

    json_only: ClassVar[bool] = True
    user_name: Pseudo
    password: Password
    registration: str | None = Field(
        None,
        max_length=64,
        examples=["4f1c"],
        description="Marks the account, so that the try that made it can be undone, and only it.",
    )
