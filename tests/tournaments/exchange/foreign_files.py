"""Small event files as Papi-web and Sharly Chess write them, and the .papi file beside one."""

import json
import sqlite3
from datetime import datetime
from typing import Any

from tests.tournaments.exchange.access_writing import (
    BOOLEAN,
    LONG,
    MOMENT,
    SHORT,
    TEXT,
    access_file,
)

TEXTS = ("Nom", "Prenom", "Sexe", "Cat", "Federation", "Club", "Ligue", "NrFFE", "FideCode")
MORE_TEXTS = ("FideTitre", "AffType", "Tel", "EMail", "Fide", "RapideFide", "BlitzFide")
ROUNDS = range(1, 25)
COLUMNS = {
    "Ref": LONG,
    **dict.fromkeys((*TEXTS, *MORE_TEXTS), TEXT),
    "NeLe": MOMENT,
    **dict.fromkeys(("Elo", "Rapide", "Blitz", "Fixe"), SHORT),
    **dict.fromkeys(("InscriptionRegle", "InscriptionDu"), LONG),
    "Pointe": BOOLEAN,
    **{f"Rd{n:02}Cl": TEXT for n in ROUNDS},
    **{f"Rd{n:02}{part}": LONG for n in ROUNDS for part in ("Adv", "Res")},
}
INFO = {
    **{"Nom": "Tournoi", "NbrRondes": "3", "Genre": "Suisse", "Pairing": "Standard"},
    **{"ClassElo": "Elo", "DateDebut": "17/06/2023", "DateFin": "18/06/2023", "Lieu": "Rennes"},
    **{"Arbitre": "Durand, Anne", "Cadence": "50+10", "Dep1": "Brésilien", "Dep2": "Kashdan"},
}
# Reference, name, rating, and round after round: colour, opponent, result.
PLAYERS = [
    (2, "ARON", 1500, [("B", 3, 3), ("R", 1, 6), ("F", None, 2)]),
    (3, "BECK", 1900, [("N", 2, 1), ("N", 4, 2), ("R", None, 0)]),
    (4, "ŁUCJA", 1700, [("F", None, 0), ("B", 3, 2), ("R", None, 0)]),
]


def papi_file(players: Any = PLAYERS, **info: str) -> bytes:
    rows = [{"Ref": 1, "Nom": "EXEMPT", "Elo": 1399}]
    for ref, name, rating, cells in players:
        row = {
            **{"Ref": ref, "Nom": name, "Prenom": "Zoé", "Sexe": "F", "Elo": rating, "Fide": "F"},
            **{"NeLe": datetime(1990, 5, ref), "NrFFE": f"A0000{ref}", "FideCode": "99  "},
            **{"FideTitre": "mf", "InscriptionDu": 20, "Pointe": ref == 2, "EMail": "a@b.example"},
        }
        for number, (colour, opponent, result) in enumerate(cells, start=1):
            row |= {f"Rd{number:02}Cl": colour, f"Rd{number:02}Res": result}
            row[f"Rd{number:02}Adv"] = opponent
        rows.append(row)
    told = [{"Variable": name, "Value": value} for name, value in (INFO | info).items()]
    return access_file(
        {"INFO": ({"Variable": TEXT, "Value": TEXT}, told), "JOUEUR": (COLUMNS, rows)}
    )


def papi_web_file(*statements: str) -> bytes:
    nothing = json.dumps({"1": None, "2": None, "3": None})
    return _database(
        {
            "info": [
                {
                    **{"version": "2.4.0", "name": "Amical", "start": 1686992400.0, "public": 0},
                    **{"stop": 1687024800.0, "path": "papi", "background_image": None},
                    **{"background_color": None, "update_password": "1234"},
                    **{"record_illegal_moves": 2, "timer_colors": nothing, "timer_delays": nothing},
                    "allow_results_deletion_on_input_screens": None,
                }
            ],
            "chessevent": [
                {"id": 4, "uniq_id": "c", "user_id": "u", "password": "secret", "event_id": "e"}
            ],
            "timer": [{"id": 1, "uniq_id": "t", "colors": nothing, "delays": '{"1": 10}'}],
            "timer_hour": [
                {
                    **{"id": 1, "uniq_id": "1", "timer_id": 1, "order": 1, "text_before": None},
                    **{"date_str": "2023-06-17", "time_str": "10:00", "text_after": None},
                }
            ],
            "tournament": [
                {
                    **{"id": 7, "uniq_id": "amical", "name": "Amical", "filename": "amical"},
                    **{"path": None, "ffe_id": 57000, "ffe_password": "ABCDEFGHIJ"},
                    **{"time_control_initial_time": 300, "time_control_increment": 2},
                    **{"chessevent_id": 4, "record_illegal_moves": None},
                }
            ],
            "illegal_move": [
                {"id": 1, "tournament_id": 7, "round": 1, "player_id": 3, "date": 1687000000.5},
                {"id": 2, "tournament_id": 7, "round": 1, "player_id": 99, "date": 1687000000.5},
            ],
            "result": [_logged(1, 1, 2, 3, 2), _logged(2, 1, 2, 3, 3), _logged(3, 2, 4, 3, 1)],
            "skipped_round": [
                {"id": 1, "tournament_id": 7, "round": 3, "papi_player_id": 3, "score": 0.5}
            ],
            "screen": [
                _screen(1, "saisie", "input", timer_id=1),
                _screen(2, "mur", "boards", timer_id=9),
                _screen(3, "odd", "holograms"),
            ],
            "screen_set": [
                {"id": 1, "screen_id": 1, "tournament_id": 7, "order": 1, "first": 1, "last": 2},
                {"id": 2, "screen_id": 2, "tournament_id": 8, "order": 1, "first": 1, "last": 2},
            ],
            "family": [
                {
                    **{"id": 1, "uniq_id": "tables", "type": "boards", "public": 1, "columns": 2},
                    **{"tournament_id": 7, "timer_id": None, "parts": 2, "number": None},
                }
            ],
            "rotator": [
                {
                    **{"id": 1, "uniq_id": "tout", "public": 1, "delay": 10, "show_menus": 1},
                    **{"screen_ids": "[2, 1]", "family_ids": "[1]"},
                }
            ],
        },
        *statements,
    )


def _logged(number: int, played: int, white: int, black: int, value: int) -> dict[str, Any]:
    return {
        **{"id": number, "tournament_id": 7, "round": played, "board_id": 1, "value": value},
        **{"white_player_id": white, "black_player_id": black, "date": 1687000000.0 + number},
    }


def _screen(number: int, name: str, kind: str, timer_id: int | None = None) -> dict[str, Any]:
    return {
        **{"id": number, "uniq_id": name, "type": kind, "public": 1, "columns": None},
        **{"menu_link": 1, "timer_id": timer_id, "results_tournament_ids": None},
    }


def sharly_file(*statements: str) -> bytes:
    """Four players, two rounds played of three; the second with a bye and a half bye."""
    pairings = [
        *((1, 1, 3, 1), (3, 1, 1, 1), (4, 1, 2, 2), (2, 1, 2, 2)),
        *((2, 2, 13, 3), (1, 2, 11, 3), (4, 2, 9, 4), (3, 2, 8, None)),
        *((1, 3, 0, None), (2, 3, 0, None), (3, 3, 7, None), (4, 3, 0, None)),
    ]
    names = {1: "ALYX", 2: "BRUNO", 3: "CHARLINE", 4: "DAVID"}
    return _database(
        {
            "metadata": [{"version": "4.2.3", "migration": "m085_team_tournaments"}],
            "info": [{"name": "Amical", "public": 0, "event_type": "INDIVIDUAL"}],
            "tournament": [
                {
                    **{"id": 1, "name": "Open A/B", "rounds": 3, "rating": 2, "index": 0},
                    **{"pairing": "SWISS_STANDARD", "location": "Paris", "record_illegal_moves": 1},
                    **{"game_points": '{"3": 3.0, "2": 1.0, "1": 0.0, "9": 3.0}'},
                    **{"start_date": "2026-11-14", "stop_date": "2026-11-15"},
                    "time_control_trf25": "5400+30",
                }
            ],
            "player": [
                {
                    **{"id": number, "last_name": name, "first_name": "Ana", "gender": "F"},
                    **{"date_of_birth": f"1990-01-0{number}", "mail": "a@b.example", "owed": 12.5},
                    **{"ratings": json.dumps({"2": {"national": 2000 - number}}), "paid": 10.0},
                    **{"title": "WIM", "check_in": 1, "fixed": 0, "fide_id": 1000 + number},
                    "plugin_data": '{"ffe": {"ffe_licence_number": "A00001"}}',
                }
                for number, name in names.items()
            ],
            "tournament_player": [
                {"tournament_id": 1, "player_id": number, "pairing_number": number}
                for number in names
            ],
            "board": [
                {"id": 1, "white_player_id": 1, "black_player_id": 3, "index": 1},
                {"id": 2, "white_player_id": 4, "black_player_id": 2, "index": 0},
                {"id": 3, "white_player_id": 2, "black_player_id": 1, "index": 0},
                {"id": 4, "white_player_id": 4, "black_player_id": None, "index": 1},
                {"id": 5, "white_player_id": 4, "black_player_id": 1, "index": 1},
            ],
            "pairing": [
                {
                    **{"tournament_id": 1, "player_id": player, "round": played},
                    **{"result": result, "board_id": board},
                    "illegal_moves": 1 if (player, played) == (3, 1) else 0,
                }
                for player, played, result, board in pairings
            ],
            "tie_break": [{"id": 1, "tournament_id": 1, "type": "BUCHHOLZ", "index": 0}],
            "timer": [{"id": 1, "name": "Rondes", "colors": None, "delays": None}],
            "timer_hour": [
                {
                    **{"id": 1, "uniq_id": "1", "timer_id": 1},
                    "triggered_at": "2026-11-14 13:00:00.000+00:00",
                }
            ],
            "screen": [_screen(1, "tables", "boards")],
            "screen_set": [{"id": 1, "screen_id": 1, "tournament_id": 1, "order": 1}],
            "rotator": [{"id": 1, "name": "Hall", "public": 1, "delay": 20}],
            "rotating_screen": [{"id": 1, "rotator_id": 1, "screen_id": 1, "index": 0}],
            "account": [{"id": 1, "last_name": "Durand", "password_hash": "…"}],
        },
        *statements,
    )


def _database(tables: dict[str, list[dict[str, Any]]], *statements: str) -> bytes:
    connection = sqlite3.connect(":memory:")
    for table, rows in tables.items():
        names = list(dict.fromkeys(name for row in rows for name in row))
        columns = ", ".join(f'"{name}"' for name in names)
        connection.execute(f'CREATE TABLE "{table}" ({columns})')
        marks = ", ".join("?" for _ in names)
        values = [[row.get(name) for name in names] for row in rows]
        connection.executemany(f'INSERT INTO "{table}" VALUES ({marks})', values)
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    return connection.serialize()
