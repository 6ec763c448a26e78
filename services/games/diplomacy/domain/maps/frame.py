"""The places of a map in the frame that AFJD API 2020 describes: 630 x 535 points."""

from collections.abc import Mapping
from dataclasses import dataclass

from services.games.diplomacy.domain.maps.geometry import Geometry, Point
from services.games.diplomacy.domain.variants import Variant

WIDTH, HEIGHT, BAND = 630, 535, 5  # a map of 1200 x 1000 leaves a band above and below


@dataclass(frozen=True)
class Frame:
    """By center, and by zone with the special coasts."""

    width: int
    height: int
    centers: Mapping[str, Point]
    names: Mapping[str, Point]
    units: Mapping[str, Point]
    dislodged: Mapping[str, Point]


def framed(geometry: Geometry, variant: Variant) -> Frame:
    scale = min(WIDTH / geometry.width, (HEIGHT - 2 * BAND) / geometry.height)

    def inside(at: Point) -> Point:
        return round(at[0] * scale, 1), round(at[1] * scale + BAND, 1)

    zones = range(1, variant.number_of_zones + 1)
    places = {zone: geometry.places[variant.region_of(zone)] for zone in zones}
    return Frame(
        WIDTH,
        HEIGHT,
        centers={
            str(center): inside(at)
            for center, region in enumerate(variant.centers, 1)
            if (at := geometry.places[region].centre)
        },
        names={str(zone): inside(place.name) for zone, place in places.items()},
        units={
            str(zone): inside(geometry.standing_place(zone, place.number))
            for zone, place in places.items()
        },
        dislodged={str(zone): inside(place.dislodged) for zone, place in places.items()},
    )
