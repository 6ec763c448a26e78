"""Why the operator's command does not do what it was asked."""


class Refused(Exception):
    """The text is shown as it is; the command ends with status 1 and has changed nothing."""


class ArchiveIsDamaged(Refused):
    def __init__(self, detail: str):
        super().__init__(f"The archive is damaged: {detail}. Nothing was restored.")


class PassphraseIsWrong(Refused):
    def __init__(self) -> None:
        super().__init__("The passphrase is wrong. Nothing was restored.")
