"""What is said at tables of several seats, of games that tournaments make, and on ladders."""

from web.language import N_

SAID = (
    (
        "(?P<names>.*): no account here, enter the result by hand",
        N_("%(names)s: no account here, enter the result by hand."),
    ),
    (
        "The game was removed or taken out of the tournament",
        N_("The game was removed or taken out of the tournament."),
    ),
    (
        "The game of this (board was removed or let go; .*|challenge was removed)",
        N_("The game was removed: say yourselves who won."),
    ),
    ("The game ended without a result", N_("The game ended without a result.")),
    (
        "The board has another result than its game: that of the arbiter stands",
        N_("The board has another result than its game: that of the arbiter stands."),
    ),
    ("A player has left the tournament", N_("A player has left the tournament.")),
    ("Games on the platform are for members; .*", N_("Guests cannot play on the platform.")),
    (
        "This does not fit how the game of the (table|board) stands",
        N_("This does not fit how the game stands."),
    ),
    (
        "Time is given in a game that is being played",
        N_("Time is given in a game that is being played."),
    ),
    (
        "The game of this table says how it stands; .*",
        N_("This table is played on the platform: take its game out to enter results by hand."),
    ),
    (
        "The table has changed since you looked at it",
        N_("Somebody has entered something here meanwhile: look again."),
    ),
    ("This game is over; .*", N_("This game is over; an arbiter can open it again.")),
    ("Not all tables have finished", N_("Not all tables have finished.")),
    ("Results are entered while the round is open", N_("This round is not open.")),
    ("Those with centres vote, and share", N_("Those with centres vote, and share.")),
    ("The next year is (?P<year>.*)", N_("The next year is %(year)s.")),
    ("Every power needs its number of centres.*", N_("Every power needs its number of centres.")),
    (
        "The map has (?P<all>.*) centres, not (?P<owned>.*)",
        N_("The map has %(all)s centres, not %(owned)s."),
    ),
    (
        "Centres once taken stay somebody's: there were (?P<before>.*), now (?P<owned>.*)",
        N_("Centres once taken stay somebody’s: there were %(before)s, now %(owned)s."),
    ),
    (
        "Who has no centre left is out of the game: .*",
        N_("Who has no centre left is out of the game."),
    ),
    ("Only somebody above can be challenged", N_("Only somebody above can be challenged.")),
    (
        "Only the (?P<reach>.*) places above can be challenged; this one is (?P<away>.*) away",
        N_("Only the %(reach)s places above can be challenged; this one is %(away)s away."),
    ),
    ("Who is away challenges nobody", N_("Who is away challenges nobody.")),
    ("This player is away", N_("This player is away.")),
    (
        "Your challenge before this one is still open",
        N_("Your challenge before this one is still open."),
    ),
    ("This player is in another challenge", N_("This player is in another challenge.")),
    ("This challenge is not waiting for that", N_("This challenge is not waiting for that.")),
)
