"""caissify-pairings asked about a report: the rounds it would have paired otherwise."""

from caissify_pairings import fpc


def differing_rounds(report, monkeypatch, *, corrected=False, only=None):
    """Rounds of a TRF16 file that differ; `only` some are looked at, for it takes seconds each."""
    with monkeypatch.context() as patch:
        if corrected:
            patch.setattr(fpc, "_build_engine_players", _counted_as_the_rules_say)
        if only is not None:
            patch.setattr(fpc, "_extract_trf_round", _of_these_rounds(only))
        found = fpc.check_trf(report)["rounds"]
    assert only is None or {each["round"] for each in found} == set(only)
    return [each["round"] for each in found if not each["match"]]


def _counted_as_the_rules_say(player_map, target_round, *more, counted=fpc._build_engine_players):
    """Its checker takes every bye for a downfloat that forbids the pairing bye.

    C.04.3 wants that only of a round not played that brought more than a loss (float) or
    as much as a win (no pairing bye).
    """
    players = counted(player_map, target_round, *more)
    for player in players:
        results = player_map[player["id"]]["results"]
        lines = [results[n] for n in range(1, target_round) if n in results]
        for index, line in enumerate(lines):
            if line.get("opponent") is None and line["result"] in ("Z", "-"):
                player["float_history"][index] = "none"
        player["bye_count"] = sum(
            line.get("opponent") is None and line["result"] in ("U", "F") for line in lines
        )
    return players


def _of_these_rounds(only, extract=fpc._extract_trf_round):
    def extracted(player_map, number):
        return extract(player_map, number) if number in only else []

    return extracted
