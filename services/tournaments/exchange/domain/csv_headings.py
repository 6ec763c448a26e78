"""How lists of players head their columns, in English and French."""

import re
import unicodedata

FAMILY, GIVEN = "family_name", "given_name"
HEADINGS = {
    "name": ("name", "nom complet", "joueur", "player"),
    FAMILY: ("last name", "family name", "surname", "nom", "nom de famille"),
    GIVEN: ("first name", "given name", "prenom"),
    "rating": ("rating", "elo", "classement", "elo fide", "fide rating"),
    "title": ("title", "titre"),
    "sex": ("sex", "gender", "sexe", "genre"),
    "federation": ("federation", "fed", "country", "pays"),
    "club": ("club",),
    "category": ("category", "categorie", "cat"),
    "birth": ("birth", "birthday", "date of birth", "naissance", "date de naissance", "ne le"),
    "federation_id": ("federation id", "fide id", "fide", "code fide", "id fide", "licence"),
    "email": ("email", "e mail", "mail", "courriel"),
    "phone": ("phone", "telephone", "tel", "mobile", "portable"),
    "number": ("number", "no", "n", "numero"),
}
SEXES = {"f": "w", "w": "w", "m": "m", "h": "m"}
DAY_FIRST = re.compile(r"(\d{1,2})[/.](\d{1,2})[/.](\d{4})")
MEANINGS = {text: name for name, texts in HEADINGS.items() for text in texts}


def meaning_of(heading: str) -> str:
    """Our name for a column; what is not known keeps its own."""
    spelled = unicodedata.normalize("NFKD", heading).encode("ascii", "ignore").decode()
    plain = " ".join(
        spelled.casefold().replace("_", " ").replace("-", " ").replace(".", " ").split()
    )
    return MEANINGS.get(plain, heading)


def meanings_of(headings: list[str]) -> list[str]:
    """Each of ours once; `nom` alone is a whole name."""
    found: list[str] = []
    for heading in headings:
        name = meaning_of(heading)
        found.append(heading if name in found else name)
    if FAMILY in found and GIVEN not in found and "name" not in found:
        found[found.index(FAMILY)] = "name"
    return found


def whole_name(row: dict[str, str | None]) -> str:
    """Of a name in two columns: Family, Given."""
    parts = (row.pop(FAMILY, None) or "", row.pop(GIVEN, None) or "")
    return ", ".join(part.strip() for part in parts if part.strip())


def day_of(text: str) -> str:
    """23/04/2001 as 2001-04-23; anything else as it stands."""
    found = DAY_FIRST.fullmatch(text)
    return f"{found[3]}-{int(found[2]):02}-{int(found[1]):02}" if found else text


def sex_of(text: str) -> str:
    """By the first letter, as femme, homme, woman and man begin."""
    return SEXES.get(text[:1].casefold(), text)
