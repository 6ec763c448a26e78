"""The only file that knows gacrux: a process that answers one JSON question per line.

It lives apart because the library may leave the interpreter, takes seconds for large
tournaments and hundreds of megabytes. Its authors ask for a link: www.gacrux.no.
"""

import json
import select
import sys
from typing import Any

from gacrux.chessjson import chessjson
from gacrux.gacruxexeptions import GacruxError
from gacrux.pairingchecker import pairingchecker
from gacrux.tiebreakchecker import tiebreakchecker

IDLE_SECONDS = 120

DEFAULTS: dict[str, Any] = {
    "input_format": "TRF",
    "input_file": "@",
    "output_file": "-",
    "output_format": "JSON",
    "encoding": "utf-8",
    "tournament_number": "1",
    "current_round": -1,
    "number_of_rounds": 0,
    "delimiter": None,
    "check": 0,
    "analysis": 0,
    "pairing": 0,
    "rank": False,
    "experimental": [],
    "exchange": [],
    "unpaired": [],
    "method": [],
    "verbose": 0,
}


class Rejected(Exception):
    """The library could not work with this file."""


# For each result the library looks through all those before it: two thirds of the time a
# standing of 500 players takes. An index finds the same one.
_append_to_all = chessjson.append_result


def _append_result(self: chessjson, results: list[dict], result: dict) -> int:
    def place(game: dict) -> tuple:
        return game["round"], self.get_result_cid(game, "white")

    known = self.__dict__.setdefault("indexed", {})
    listed, index = known.get(id(results), (None, {}))
    if listed is not results or len(index) != len(results):
        index = {place(game): game for game in reversed(results)}
        known[id(results)] = results, index
    same = index.get(place(result))
    if same is not None:
        return _append_to_all(self, [same], result)
    index[place(result)] = result
    results.append(result)
    return _append_to_all(self, [], result)


chessjson.append_result = _append_result


def run(program: Any, report: str, **parameters: Any) -> dict:
    """One of the library's programs, without its command line."""
    program.params = {**DEFAULTS, "jch": report, **parameters}
    program.read_input_file()
    program.prepare_tournament()
    program.do_checker()
    program.apply_result()
    for status in (program.resultjson["status"], program.chessfile.chessjson["status"]):
        if status["code"] >= 400:
            raise Rejected("; ".join(str(each) for each in status["error"]))
    return program.chessfile.result


def pair(question: dict) -> dict:
    """The pairs of one round, White first and 0 for nobody, with the brackets they come from."""
    parameters = {
        "pairing": 1,
        "current_round": question["round"],
        "unpaired": [str(number) for number in question["absent"]],
    }
    if not question["explain"]:
        return {"pairs": run(pairingchecker(), question["report"], **parameters)["pairs"]}
    # Explanations exist only when checking and pairing together.
    result = run(pairingchecker(), question["report"], check=1, **parameters)["roundpairing"][0]
    scores = result["level2score"][0]
    return {
        "pairs": result["pairs"],
        "brackets": [_bracket(bracket, scores) for bracket in result["pairing"]],
    }


def _bracket(bracket: dict, scores: list) -> dict:
    return {
        "score": str(scores[bracket["scorelevel"]]),
        "players": bracket["competitors"],
        "floating_down": bracket["downfloaters"],
        "pairs": [
            {
                "white": pair["w"],
                "black": pair["b"],
                "colour_rule": pair.get("colorrule", ""),
                "criteria": _broken_criteria(pair["quality"]),
            }
            for pair in bracket["pairs"]
        ],
        "criteria": _broken_criteria(bracket.get("quality") or {}),
    }


def _broken_criteria(quality: dict) -> dict:
    """Criteria C6 to C21 that could not be met in full."""
    return {
        name.removeprefix("Q"): value
        for name, value in quality.items()
        if name.startswith("QC") and value and (not isinstance(value, list) or any(value))
    }


def tie_breaks(question: dict) -> dict:
    """Rank and tie-break values of every competitor after a round."""
    result = run(
        tiebreakchecker(),
        question["report"],
        tiebreak=question["names"],
        current_round=question["round"],
        unrated=question["unrated"],
        pre_determined=question["predetermined"],
        swiss=not question["predetermined"],
    )
    return {
        "lines": [
            {
                "number": line["cid"],
                "rank": line["rank"],
                "values": [None if v is None else str(v) for v in line["tiebreakScore"]],
            }
            for line in result["competitors"]
        ]
    }


QUESTIONS = {"pair": pair, "tie_breaks": tie_breaks}


def answer(line: str) -> dict:
    question = json.loads(line)
    try:
        return QUESTIONS[question["ask"]](question)
    except SystemExit:
        return {"rejected": "The rules could not be applied to this tournament"}
    except (GacruxError, Rejected) as failure:
        return {"rejected": str(failure)}
    except Exception as failure:
        # Its message is for programmers: 'teamId', list index out of range.
        return {"rejected": f"The rules could not be applied to this tournament ({failure!r})"}


def main() -> None:
    answers, sys.stdout = sys.stdout, sys.stderr
    while select.select([sys.stdin], [], [], IDLE_SECONDS)[0]:
        line = sys.stdin.readline()
        if not line:
            return
        answers.write(json.dumps(answer(line), default=str) + "\n")
        answers.flush()


if __name__ == "__main__":
    main()
