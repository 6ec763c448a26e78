"""Classic notation of units and orders, both ways, for the tests of a variant."""

from services.solver.variants import build

MOVE, SUPPORT_MOVE, SUPPORT_HOLD, HOLD, CONVOY, RETREAT, DISBAND, BUILD, REMOVE = range(1, 10)
UNIT_TYPES = {"A": 1, "F": 2}
LETTERS = {number: letter for letter, number in UNIT_TYPES.items()}


class Notation:
    """Names of one variant <-> its numbers: `England F spa/nc S A gas - mar`."""

    def __init__(self, variant: str) -> None:
        facts = build.facts_of_variant(variant)
        numbers = build.zone_numbers(build.facts_of(facts["map"]))
        self.codes = {number: code for code, number in numbers.items()}
        self.zones = {code.lower(): number for code, number in numbers.items()}
        self.role_names = dict(enumerate((role["en"][0] for role in facts["roles"]), start=1))
        self.roles = {name: number for number, name in self.role_names.items()}

    def zone(self, code: str) -> int:
        return self.zones[code.lower()]

    def region(self, zone: int) -> int:
        return self.zone(self.codes[zone].split("/")[0])

    def role(self, name: str) -> int:
        return self.roles[name]

    def unit(self, text: str) -> list[int]:
        role, letter, code = text.split()
        return [self.role(role), UNIT_TYPES[letter], self.zone(code)]

    def order(self, text: str) -> list[int]:
        """[role, order type, unit type, active, passive, destination, via convoy]"""
        words = text.split()
        via_convoy = int(words[-1] == "via")
        if via_convoy:
            words.pop()
        match words:
            case [role, "build", letter, active]:
                kind, passive, destination = BUILD, "", ""
            case [role, "remove", letter, active]:
                kind, passive, destination = REMOVE, "", ""
            case [role, letter, active, "H"]:
                kind, passive, destination = HOLD, "", ""
            case [role, letter, active, "D"]:
                kind, passive, destination = DISBAND, "", ""
            case [role, letter, active, "-", destination]:
                kind, passive = MOVE, ""
            case [role, letter, active, "R", destination]:
                kind, passive = RETREAT, ""
            case [role, letter, active, "S", _, passive, "-", destination]:
                kind = SUPPORT_MOVE
            case [role, letter, active, "S", _, passive]:
                kind, destination = SUPPORT_HOLD, ""
            case [role, letter, active, "C", _, passive, "-", destination]:
                kind = CONVOY
            case _:
                raise ValueError(f"not an order: {text}")
        zones = [self.zone(code) if code else 0 for code in (active, passive, destination)]
        return [self.role(role), kind, UNIT_TYPES[letter], *zones, via_convoy]

    def unit_text(self, unit: list[int]) -> str:
        role, unit_type, zone, *origin = unit
        text = f"{self.role_names[role]} {LETTERS[unit_type]} {self.codes[zone]}"
        return f"{text} from {self.codes.get(origin[0], 'a convoy')}" if origin else text

    def order_text(self, order: list[int], units: list[list[int]]) -> str:
        """The order in words; the units of the board tell armies from fleets."""
        role, kind, unit_type, active, passive, destination, via_convoy = order
        names = self.role_names[role], LETTERS[unit_type], self.codes.get(active, str(active))
        if kind in (BUILD, REMOVE):
            return f"{names[0]} {'build' if kind == BUILD else 'remove'} {names[1]} {names[2]}"
        types = {self.region(zone): LETTERS[kind_] for _, kind_, zone, *_ in units}
        other = self.codes.get(passive, str(passive))
        if passive in self.codes:
            other = f"{types.get(self.region(passive), '?')} {other}"
        end = self.codes.get(destination, str(destination))
        action = {
            HOLD: "H",
            DISBAND: "D",
            MOVE: f"- {end}",
            RETREAT: f"R {end}",
            SUPPORT_MOVE: f"S {other} - {end}",
            SUPPORT_HOLD: f"S {other}",
            CONVOY: f"C {other} - {end}",
        }[kind]
        return " ".join([*names, action, *(["via"] if via_convoy else [])])
