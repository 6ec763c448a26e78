"""The countries members choose from: ISO 3166 with the names people use, in French and English."""

import functools
import gettext
import unicodedata

import pycountry

CODES = frozenset(country.alpha_3 for country in pycountry.countries)


@functools.cache
def country_names(language: str) -> dict[str, str]:
    """Code and name of every country, in the order of the names."""
    translate = _french().gettext if language == "fr" else str
    names = {
        country.alpha_3: translate(getattr(country, "common_name", country.name))
        for country in pycountry.countries
    }
    return dict(sorted(names.items(), key=lambda named: _sorted_as(named[1])))


def _french() -> gettext.NullTranslations:
    return gettext.translation("iso3166-1", pycountry.LOCALES_DIR, languages=["fr"])


def _sorted_as(name: str) -> str:
    """É stands beside E."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
