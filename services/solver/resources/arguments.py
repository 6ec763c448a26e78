"""What the solver's endpoints take in common."""

from typing import Any, Literal

from pydantic import Field

from services.solver.domain.orders import AdjacentConvoy, ConvoyRetreat, Removal, Rules
from services.solver.domain.phases import LONGEST_GAME
from shared.arguments import Arguments
from shared.languages import USUAL_LANGUAGE, Language


class Rulings(Arguments):
    """The variant and the rules an association may choose."""

    variant: Any = Field(
        description="The name of a variant, or the whole variant as an object.",
        examples=["standard"],
    )
    adjacent_convoy: Literal["datc3", "datc2"] = Field(
        "datc3", description="DATC 4.A.3: datc2 lets an army walk when no whole convoy is ordered."
    )
    removal: Literal["home", "owned"] = Field(
        "home", description="DATC 4.D.8: what the distance in civil disorder is counted from."
    )
    convoy_retreat: Literal["allowed", "forbidden"] = Field(
        "allowed", description="DATC 4.A.5: retreats to where a convoyed attacker came from."
    )
    lang: Language = Field(USUAL_LANGUAGE, description="The language of the reports.")

    @property
    def rules(self) -> Rules:
        return Rules(
            AdjacentConvoy[self.adjacent_convoy.upper()],
            Removal[self.removal.upper()],
            ConvoyRetreat[self.convoy_retreat.upper()],
        )


class PositionArguments(Rulings):
    """A position of a game."""

    advancement: int = Field(
        ge=0, le=LONGEST_GAME, examples=[0], description="Modulo 5 it gives the phase."
    )
    situation: Any = Field(
        description="ownerships, units, and if any dislodged_ones, fake_units, forbiddens.",
        examples=[{"ownerships": {"4": 2}, "units": {"2": [[1, 47]]}}],
    )
    role: int = Field(0, ge=0, description="The role concerned, 0 for all.")
    names: Any = Field(None, description="Names of roles, zones and coasts; ours if left out.")
