"""The time zones members choose from, each with cities people know; how one may be written."""

import re
from dataclasses import dataclass

WRITTEN = re.compile(
    r"UTC(?:\s*(?P<sign>[+\-−]?)\s*(?P<hours>\d{1,2})(?::(?P<minutes>\d{2}))?)?", re.IGNORECASE
)


@dataclass(frozen=True)
class TimeZone:
    """An offset as it stands in winter, where there is one."""

    code: str
    french: str
    english: str


ZONES = (
    TimeZone("UTC - 12", "Île Baker", "Baker Island"),
    TimeZone("UTC - 11", "Pago Pago, Niue", "Pago Pago, Niue"),
    TimeZone("UTC - 10", "Honolulu, Papeete", "Honolulu, Papeete"),
    TimeZone("UTC - 9:30", "Îles Marquises", "Marquesas Islands"),
    TimeZone("UTC - 9", "Anchorage, Îles Gambier", "Anchorage, Gambier Islands"),
    TimeZone("UTC - 8", "Los Angeles, Vancouver, Tijuana", "Los Angeles, Vancouver, Tijuana"),
    TimeZone("UTC - 7", "Denver, Calgary, Phoenix", "Denver, Calgary, Phoenix"),
    TimeZone(
        "UTC - 6", "Mexico, Chicago, Winnipeg, San José", "Mexico City, Chicago, Winnipeg, San José"
    ),
    TimeZone(
        "UTC - 5",
        "New York, Montréal, Lima, Bogota, La Havane",
        "New York, Montreal, Lima, Bogotá, Havana",
    ),
    TimeZone(
        "UTC - 4",
        "Fort-de-France, Pointe-à-Pitre, Halifax, Caracas, Santiago",
        "Fort-de-France, Halifax, Caracas, Santiago",
    ),
    TimeZone("UTC - 3:30", "Saint-Jean de Terre-Neuve", "St. John's"),
    TimeZone(
        "UTC - 3",
        "Cayenne, São Paulo, Buenos Aires, Saint-Pierre",
        "Cayenne, São Paulo, Buenos Aires",
    ),
    TimeZone("UTC - 2", "Nuuk, Fernando de Noronha", "Nuuk, Fernando de Noronha"),
    TimeZone("UTC - 1", "Açores, Praia", "Azores, Praia"),
    TimeZone(
        "UTC",
        "Londres, Lisbonne, Dakar, Abidjan, Reykjavik",
        "London, Lisbon, Dakar, Abidjan, Reykjavik",
    ),
    TimeZone(
        "UTC + 1",
        "Paris, Bruxelles, Berlin, Rome, Madrid, Alger, Tunis, Lagos",
        "Paris, Brussels, Berlin, Rome, Madrid, Algiers, Tunis, Lagos",
    ),
    TimeZone(
        "UTC + 2",
        "Athènes, Bucarest, Le Caire, Johannesburg, Kiev",
        "Athens, Bucharest, Cairo, Johannesburg, Kyiv",
    ),
    TimeZone(
        "UTC + 3",
        "Moscou, Istanbul, Nairobi, Bagdad, Mayotte, Antananarivo",
        "Moscow, Istanbul, Nairobi, Baghdad, Antananarivo",
    ),
    TimeZone("UTC + 3:30", "Téhéran", "Tehran"),
    TimeZone("UTC + 4", "La Réunion, Maurice, Dubaï, Bakou", "Réunion, Mauritius, Dubai, Baku"),
    TimeZone("UTC + 4:30", "Kaboul", "Kabul"),
    TimeZone("UTC + 5", "Karachi, Tachkent, Kerguelen", "Karachi, Tashkent, Kerguelen"),
    TimeZone("UTC + 5:30", "Delhi, Bombay, Colombo", "Delhi, Mumbai, Colombo"),
    TimeZone("UTC + 5:45", "Katmandou", "Kathmandu"),
    TimeZone("UTC + 6", "Dacca, Bichkek", "Dhaka, Bishkek"),
    TimeZone("UTC + 6:30", "Rangoun, Îles Cocos", "Yangon, Cocos Islands"),
    TimeZone("UTC + 7", "Bangkok, Hanoï, Jakarta", "Bangkok, Hanoi, Jakarta"),
    TimeZone("UTC + 8", "Pékin, Singapour, Perth, Manille", "Beijing, Singapore, Perth, Manila"),
    TimeZone("UTC + 8:45", "Eucla", "Eucla"),
    TimeZone("UTC + 9", "Tokyo, Séoul", "Tokyo, Seoul"),
    TimeZone("UTC + 9:30", "Adélaïde, Darwin", "Adelaide, Darwin"),
    TimeZone("UTC + 10", "Sydney, Brisbane, Vladivostok", "Sydney, Brisbane, Vladivostok"),
    TimeZone("UTC + 10:30", "Île Lord Howe", "Lord Howe Island"),
    TimeZone("UTC + 11", "Nouméa, Port-Vila", "Nouméa, Port Vila"),
    TimeZone("UTC + 12", "Auckland, Wallis, Suva", "Auckland, Wallis, Suva"),
    TimeZone("UTC + 12:45", "Îles Chatham", "Chatham Islands"),
    TimeZone("UTC + 13", "Apia, Nuku'alofa", "Apia, Nukuʻalofa"),
    TimeZone("UTC + 14", "Kiritimati", "Kiritimati"),
)
CODES = frozenset(zone.code for zone in ZONES)


def time_zone_code(written: str) -> str | None:
    """The code of a zone however it was written, None if there is no such zone.

    A form turns the + of `UTC + 1` into a space, so a missing sign means +.
    """
    match = WRITTEN.fullmatch(written.strip())
    if match is None:
        return None
    hours, minutes = int(match["hours"] or 0), int(match["minutes"] or 0)
    sign = "+" if match["sign"] in ("", "+", None) else "-"
    offset = f" {sign} {hours}" + (f":{minutes:02}" if minutes else "") if hours or minutes else ""
    return f"UTC{offset}" if f"UTC{offset}" in CODES else None


def cities(language: str) -> dict[str, str]:
    """Code and text of every zone, from west to east."""
    return {zone.code: zone.english if language == "en" else zone.french for zone in ZONES}
