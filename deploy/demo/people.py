"""Sixty members of several countries."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from deploy.demo.client import PASSWORD, Api, Member

AT_ONCE = 4


@dataclass(frozen=True)
class Home:
    """Where people live: the country's code, the zone, its offset as the API writes it."""

    country: str
    zone: str
    offset: str


HOMES = {
    "FRA": Home("FRA", "Europe/Paris", "UTC + 1"),
    "DEU": Home("DEU", "Europe/Berlin", "UTC + 1"),
    "GBR": Home("GBR", "Europe/London", "UTC + 0"),
    "ITA": Home("ITA", "Europe/Rome", "UTC + 1"),
    "JPN": Home("JPN", "Asia/Tokyo", "UTC + 9"),
    "CAN": Home("CAN", "America/Montreal", "UTC - 5"),
    "ESP": Home("ESP", "Europe/Madrid", "UTC + 1"),
    "SEN": Home("SEN", "Africa/Dakar", "UTC + 0"),
}
# pseudo, first name, family name, country; the first ones are those the demo names at its end.
NAMES = """
camille Camille Lefèvre FRA
hugo Hugo Marchand FRA
ines Inès Belkacem FRA
jonas Jonas Brandt DEU
yuki Yuki Tanabe JPN
margaux Margaux Delorme FRA
oliver Oliver Hargreaves GBR
chiara Chiara Fontana ITA
amadou Amadou Diallo SEN
elodie Élodie Garnier FRA
theo Théo Roussel FRA
lukas Lukas Weidmann DEU
haruto Haruto Mizuno JPN
beatrice Beatrice Colombo ITA
mathis Mathis Carpentier FRA
sofia Sofía Navarro ESP
rowan Rowan Ashdown GBR
jeanne Jeanne Aubert FRA
gabriel Gabriel Tremblay CAN
klara Klara Hoffmeister DEU
nils Nils Petersen DEU
aiko Aiko Shimizu JPN
quentin Quentin Lacroix FRA
fatou Fatou Ndiaye SEN
leonie Léonie Vasseur FRA
tomas Tomás Echeverría ESP
imogen Imogen Fairweather GBR
pierrick Pierrick Le Goff FRA
daichi Daichi Kurosawa JPN
alessio Alessio Moretti ITA
manon Manon Chevalier FRA
etienne Étienne Gagnon CAN
frieda Frieda Osterloh DEU
basile Basile Noël FRA
sakura Sakura Inoue JPN
duncan Duncan MacAllister GBR
clemence Clémence Poirier FRA
rafael Rafael Iglesias ESP
anselm Anselm Richter DEU
noemie Noémie Bouchard CAN
kenji Kenji Watanuki JPN
lorenzo Lorenzo Gallo ITA
maelle Maëlle Kervella FRA
ousmane Ousmane Sarr SEN
gwen Gwen Pritchard GBR
antonin Antonin Besson FRA
lena Lena Vogelsang DEU
satoshi Satoshi Hoshino JPN
ambre Ambre Fournier FRA
vittoria Vittoria Serra ITA
corentin Corentin Lemoine FRA
harriet Harriet Blackwood GBR
moritz Moritz Adler DEU
pauline Pauline Dupré FRA
carmen Carmen Vidal ESP
timothee Timothée Picard FRA
akari Akari Fujita JPN
solene Solène Rigaud FRA
edmund Edmund Thorne GBR
agathe Agathe Millet FRA
"""


def people(count: int) -> list[tuple[str, str, str, Home]]:
    """Pseudo, first name, family name and home of the first so many."""
    lines = [line.split(" ") for line in NAMES.strip().splitlines()[:count]]
    return [(line[0], line[1], " ".join(line[2:-1]), HOMES[line[-1]]) for line in lines]


def register_all(api: Api, count: int) -> list[Member]:
    """In the order of the list: their numbers are the same every time."""
    pseudos = {}
    for pseudo, first_name, family_name, home in people(count):
        api.post(
            "players",
            "/players",
            pseudo=pseudo,
            password=PASSWORD,
            email=f"{pseudo}@example.org",
            first_name=first_name,
            family_name=family_name,
            country=home.country,
            time_zone=home.offset,
            zone=home.zone,
        )
        pseudos[pseudo] = f"{first_name} {family_name}", home.country
    with ThreadPoolExecutor(AT_ONCE) as threads:
        return list(threads.map(lambda each: _log_in(api, each[0], *each[1]), pseudos.items()))


def _log_in(api: Api, pseudo: str, full_name: str, country: str) -> Member:
    token = api.post("users", "/login", user_name=pseudo, password=PASSWORD)["AccessToken"]
    player_id = api.get("players", f"/player_identifiers/{pseudo}")
    return Member(pseudo, full_name, country, player_id, token)
