"""gacrux's checker asked, round by round, whether the pairings are those the rules prescribe."""

from gacrux.pairingchecker import pairingchecker

from services.tournaments.rules.federation_rules import report
from services.tournaments.rules.federation_worker import run


def check_pairings(competition):
    found = run(pairingchecker(), report(competition), check=1)["roundpairing"]
    return [{"round": each["round"], "agrees": each["check"]} for each in found]
