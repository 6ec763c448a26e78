"""What services say in English, in the reader's language and beside the field it is about."""

import re
from dataclasses import dataclass

from web.language import N_, is_translated
from web.language import gettext as _
from web.tournament_sentences import SAID


@dataclass(frozen=True)
class Known:
    """A sentence of a service: how it is said, in which words we say it, of which field."""

    said: re.Pattern[str]
    words: str
    field: str = ""


def _known(said: str, words: str, field: str = "") -> Known:
    return Known(re.compile(rf"(?:[\w ]+ failed!:)?{said}"), words, field)


DIPLOMACY = (
    _known("Game (?P<name>.*) already exists", N_("Another game has this name."), "name"),
    _known(
        "Game (?P<name>.*) looks like (?P<other>.*)",
        N_("This name looks like that of another game: %(other)s"),
        "name",
    ),
    _known("Wrong access code", N_("This access code is not the right one."), "access_code"),
    _known("Game is full", N_("All seats are taken.")),
    _known("Not enough players !", N_("Players are missing: the game cannot start yet.")),
    _known(
        "The master has not assigned every role yet",
        N_("Give every player a role first."),
    ),
    _known(
        "Access restriction is not met: .*",
        N_("The master asks for more experience or reliability than you have shown yet."),
    ),
    _known(
        "The game master may play only in a game where roles cumulate",
        N_("The master of a game does not play in it."),
    ),
    _known(
        r"Roles are dealt at random in this game: .*",
        N_("Roles are dealt at random in this game."),
    ),
    _known(r"Role .*is taken", N_("Somebody has this role already.")),
    _known(
        "This game does not play on weekends: .*",
        N_("This game does not play on weekends: choose another day."),
        "deadline",
    ),
    _known(
        "The deadline must not lie in the past",
        N_("The deadline must not lie in the past."),
        "deadline",
    ),
    _known(
        "You do not seem to be the game master of the game",
        N_("Only the master of the game may do this."),
    ),
    _known(
        r"(?P<field>\w+) cannot be changed once the game has started",
        N_("This cannot be changed once the game has started."),
    ),
    _known(
        "A game goes from waiting to started to stopped, no other way", N_("Too late for that.")
    ),
    _known(
        "There is no adjudication that could be cancelled",
        N_("There is no adjudication that could be cancelled."),
    ),
    _known(
        "A code of an administrator is needed, and this is not one",
        N_("An administrator’s code is needed, and this is not one."),
        "rectification_code",
    ),
    _known("Game is paused", N_("The game is paused.")),
    _known("This game has no deadline", N_("This game has no deadline.")),
    _known(
        "This game does not allow civil disorder in this phase",
        N_("The parameters of this game do not allow civil disorder in this phase."),
    ),
    _known(
        "This role has nothing to order in this phase",
        N_("This power has nothing to order in this phase."),
    ),
    _known("This player is in the game already", N_("This player is in the game already.")),
    _known(
        "Orders are missing and the deadline has not passed",
        N_("Orders are missing and the deadline has not passed."),
    ),
    _known("Game is stopped", N_("The game is stopped.")),
    _known(
        r"(?:Failed to adjudicate )?A unit of type 1 cannot stand in zone \d+[ :]*",
        N_("An army cannot stand there: it is no land."),
    ),
    _known(
        r"(?:Failed to adjudicate )?A unit of type 2 cannot stand in zone \d+[ :]*",
        N_("A fleet cannot stand there: it is no sea and no coast, or the coast must be named."),
    ),
    _known(
        r"(?:Failed to adjudicate )?Two units stand in region \d+[ :]*",
        N_("Two units stand in one place."),
    ),
    _known(
        "Either orders or text must be given, and not both", N_("There is no order here."), "text"
    ),
)

# Those that people meet on pages. What is not here is shown as it was said.
KNOWN = (
    _known("Bad user_name or password", N_("The pseudo or the password is not right.")),
    _known("This account is blocked", N_("This account is blocked.")),
    _known(
        "Too many wrong passwords, please wait before you try again",
        N_("Too many wrong passwords: wait before you try again."),
    ),
    _known("Too many tries, please wait.", N_("Too many tries: please wait.")),
    _known("Only an administrator may do this.", N_("Only an administrator may do this.")),
    _known(
        "This token is not good for that: its owner must log in himself.",
        N_("Only the member himself may do this, logged in with his own password."),
    ),
    _known("Player (?P<name>.*) already exists", N_("This pseudo is taken."), "pseudo"),
    _known(
        "Player (?P<name>.*) looks like (?P<other>.*)",
        N_("This pseudo looks like that of another member: %(other)s"),
        "pseudo",
    ),
    _known("Player (?P<name>.*) (does not|doesn't) exist", N_("Nobody is called so."), "pseudo"),
    _known("Email already used", N_("Another account has this address."), "email"),
    _known(
        "must be an e-mail address",
        N_("This is not an e-mail address: name@example.org."),
        "email",
    ),
    _known(
        r"The password must have at least (?P<count>\d+) characters",
        N_("The password must have at least %(count)s characters."),
        "password",
    ),
    _known(
        "This password is one of those everybody tries first",
        N_("This password is one of those everybody tries first."),
        "password",
    ),
    _known(
        "The password must not be the name of the account or of the site",
        N_("The password must not be the name of the account or of the site."),
        "password",
    ),
    _known(r"Wrong code!:.*", N_("This code is not right, or too old."), "code"),
    _known(
        "This link was used already, or is older than 30 minutes",
        N_("This link was used already, or is older than 30 minutes."),
    ),
    _known("This link is not one of ours", N_("This link is not one of ours.")),
    _known(
        "must be printable, without / and without spaces around it",
        N_("Without / and without spaces around it, please."),
    ),
    _known("must be on one line, without control characters", N_("On one line, please.")),
    _known("must be a code of /(countries|time-zones)", N_("Choose one of the list.")),
    _known(
        r"String should have at least (?P<count>\d+) characters?",
        N_("At least %(count)s characters."),
    ),
    _known(
        r"String should have at most (?P<count>\d+) characters?",
        N_("At most %(count)s characters."),
    ),
    _known("Field required", N_("This is needed.")),
    _known(
        "Player is still in a game",
        N_("You are still in a Diplomacy game: ask its master to replace you."),
    ),
    _known(
        "Player is still playing: (?P<what>.*); finish it, .*",
        N_("You are still playing: %(what)s."),
    ),
    _known(
        "Confirm your e-mail address first: the code was sent to it.",
        N_("Confirm your e-mail address first: the code was sent to it."),
    ),
    _known(
        "Another administrator cannot be usurped",
        N_("Another administrator cannot be acted for."),
    ),
    _known(
        "Only the administrator named in the settings may do this",
        N_("Only the administrator named in the settings may do this."),
    ),
    _known("Only a failed mail can be tried again", N_("Only a failed mail can be sent again.")),
    _known(
        "(?P<name>.*) looks like the event (?P<other>.*)",
        N_("This name looks like that of another event: %(other)s"),
        "name",
    ),
    _known("This is not the code of the event", N_("The code is not right.")),
    _known(
        "Log in, or show the event's code in the header EventCode", N_("The code is not right.")
    ),
    _known(
        "Somebody entered a result for this board in the meantime",
        N_("Somebody entered a result for this board meanwhile: look again."),
    ),
    _known(
        "A later round is published and was paired from this one: .*",
        N_("A later round is published: opponents can no longer change, colours and boards can."),
    ),
    _known(
        "The table of this system is drawn up: .*",
        N_("In this system opponents cannot change, colours and boards can."),
    ),
    _known(
        "Results of this round are in: its publication can no longer be taken back",
        N_("Results are in: the publication can no longer be taken back."),
    ),
    _known(
        "Results would be lost by this: .*",
        N_("Something changed meanwhile: look again at what would be lost."),
    ),
    _known(
        "Who already has an opponent must be unpaired first",
        N_("Who already has an opponent must be unpaired first."),
    ),
    _known(
        "Two different players of the round can (be paired|change places)",
        N_("Choose two different players of the round."),
    ),
    _known(
        "One of the two who change places sits at a board",
        N_("One of the two who change places sits at a board."),
    ),
    _known(
        "This round is not being played any more; reload the screen",
        N_("This round is not being played any more: look again."),
    ),
    _known(
        "Only an arbiter enters forfeits and changes what is already entered",
        N_("Only an arbiter enters forfeits and changes results."),
    ),
    _known("Check-in is not open for this tournament", N_("Check-in is not open.")),
    _known(
        "This player has all the cards the rules allow for a round",
        N_("This player has all the cards the rules allow."),
    ),
    _known("This name is taken at this event", N_("This name is taken at this event."), "name"),
    _known(
        "This device is not known, or gave the code before it changed: give it again",
        N_("The code is not right."),
    ),
    _known(
        "Only the device that entered a result may take it back, for two minutes",
        N_("Only the device that entered a result may take it back, for two minutes."),
    ),
    _known(
        "This is not the round being played; look at the screen again",
        N_("This round is not being played any more: look again."),
    ),
    _known("This screen is for the staff", N_("This screen is for the staff.")),
    _known("This event is private", N_("This event is private.")),
    _known(
        "Your role at this event does not allow this",
        N_("Your role at this event does not allow this."),
    ),
    _known("This is the name the player has", N_("This is the name already."), "new_pseudo"),
    *DIPLOMACY,
    *(_known(said, words) for said, words in SAID),
)


def sentence(said: str) -> str:
    if is_translated(said):
        return _(said)
    for known in KNOWN:
        if found := known.said.fullmatch(said):
            return _(known.words, **found.groupdict())
    return said


def field_of(said: str) -> str:
    """The field that a sentence is about, "" for none in particular."""
    return next((known.field for known in KNOWN if known.said.fullmatch(said)), "")
