"""Lines of a standing, crosstable, groups for prizes, fragments."""

from dataclasses import replace
from fractions import Fraction
from xml.etree import ElementTree

import pytest

from services.tournaments.rounds.domain.fragment_words import crosstable_title, standing_title
from services.tournaments.rounds.domain.fragments import (
    are_figures,
    crosstable_rows,
    html_page,
    standing_rows,
    svg_table,
)
from services.tournaments.rules.competitions import Competition, Entrant, Game, Round
from services.tournaments.rules.crosstable import crosstable
from services.tournaments.rules.results import Absence, Result
from services.tournaments.rules.standings import (
    PrizeGroup,
    Standing,
    StandingLine,
    UnknownTieBreak,
    as_if_ended_now,
    by_prize_group,
    groups_of_categories,
    line_of,
    parse_tie_breaks,
    usable_tie_breaks,
)

SMALL = Competition(
    entrants=(
        Entrant(1, "Anne <b>", 2000, category="open"),
        Entrant(2, "Bob", 1500, category="junior"),
        Entrant(3, "Chloé", 0, category="junior", sex="w"),
    ),
    rounds=(
        Round(1, (Game(1, 2, Result.BLACK_WINS),), ((3, Absence.PAIRING_BYE),)),
        Round(2, (Game(3, 1, Result.NONE),), ((2, Absence.HALF_BYE),)),
    ),
)
STANDING = Standing(
    2,
    ("PTS",),
    (
        StandingLine(1, 2, "Bob", 1500, values=("1.5",)),
        StandingLine(2, 3, "Chloé", values=("1.0",)),
        StandingLine(3, 1, "Anne <b>", 2000, values=("0.0",)),
    ),
)


def test_the_crosstable_names_opponents_by_their_final_rank():
    cells = {each.line.name: each.cells for each in crosstable(SMALL, STANDING)}
    assert cells["Bob"] == ("3b1", "H")
    assert cells["Anne <b>"] == ("1w0", "2b")


def test_a_drawn_standing_has_a_column_for_what_somebody_has_and_none_for_what_nobody_has():
    assert standing_rows(STANDING)[:2] == [
        ["#", "Name", "Rating", "PTS"],
        ["1", "Bob", "1500", "1.5"],
    ]
    master = Entrant(2, "Bob", title="FM", federation="FRA")
    titled = replace(STANDING, lines=(line_of(1, master, ("1.5",)), *STANDING.lines[1:]))
    assert standing_rows(titled)[:3] == [
        ["#", "Title", "Name", "Rating", "Fed.", "PTS"],
        ["1", "FM", "Bob", "", "FRA", "1.5"],
        ["2", "", "Chloé", "", "", "1.0"],
    ]
    assert standing_rows(replace(STANDING, lines=())) == [["#", "Name", "PTS"]]


def test_prize_groups_have_rankings_of_their_own():
    groups = [*groups_of_categories(SMALL), PrizeGroup("women", sex="w")]
    found = by_prize_group(STANDING, SMALL, groups)
    assert [(line.rank, line.name) for line in found["junior"]] == [(1, "Bob"), (2, "Chloé")]
    assert [line.name for line in found["women"]] == ["Chloé"]


def test_games_going_on_count_as_draws_when_asked():
    assert as_if_ended_now(SMALL).scores()[1] == 0.5
    assert SMALL.scores()[1] == 0


def test_rating_tie_breaks_are_dropped_when_somebody_has_no_rating():
    assert usable_tie_breaks(["PTS", "TPR", "ARO/C1"], SMALL, None) == (["PTS"], ["TPR", "ARO/C1"])
    assert usable_tie_breaks(["PTS", "TPR"], SMALL, 1400) == (["PTS", "TPR"], [])


def test_tie_breaks_have_the_names_of_the_federation():
    assert parse_tie_breaks(["pts", "BH/C1", "BH:GP", "KS/L2"]) == (
        "PTS",
        "BH/C1",
        "BH:GP",
        "KS/L2",
    )
    with pytest.raises(UnknownTieBreak, match="LUCK"):
        parse_tie_breaks(["LUCK"])


def test_a_drawn_table_is_wide_enough_for_every_text_and_puts_figures_to_the_right():
    rows = [["#", "Name", "PTS"], ["9", "MMMMMMMM", "0.5"], ["10", "李四", "12.0"]]
    picture = ElementTree.fromstring(svg_table(rows, "A caption longer than the table below it"))
    texts = {node.text: node for node in picture.iter() if node.tag.endswith("text")}
    assert texts["9"].get("x") == texts["10"].get("x")
    assert texts["9"].get("text-anchor") == texts["#"].get("text-anchor") == "end"
    assert texts["MMMMMMMM"].get("text-anchor") is None
    assert int(texts["0.5"].get("x")) - int(texts["MMMMMMMM"].get("x")) > 8 * 12
    assert int(picture.get("width")) >= 7 * len("A caption longer than the table below it")


def test_a_page_says_what_it_is_in_the_language_of_its_reader_with_figures_to_the_right():
    rows = standing_rows(STANDING, "fr")
    page = html_page(rows, standing_title("Open", 2, "fr"), "fr")
    assert page.startswith('<!DOCTYPE html>\n<html lang="fr">')
    assert "<title>Open – Classement après la ronde 2</title>" in page
    assert '<th scope="col">Nom</th>' in page
    assert '<td align="right">1</td>' in page
    assert "Anne" in page
    assert crosstable_title("Open", 0, "en") == "Open – Crosstable before the first round"
    assert crosstable_rows(crosstable(SMALL, STANDING), 2, "fr")[0][-1] == "Points"


def test_figures_are_written_as_the_reader_writes_them():
    lines = (StandingLine(1, 2, "1.5", values=("-2.5",), rating_change=Fraction(7, 2)),)
    standing = replace(STANDING, lines=lines)
    assert standing_rows(standing, "fr")[1] == ["1", "1.5", "−2,5", "+3,5"]
    assert standing_rows(standing, "en")[1] == ["1", "1.5", "−2.5", "+3.5"]
    assert are_figures(standing_rows(standing, "fr")) == [True, True, True, True]
    assert crosstable_rows(crosstable(SMALL, STANDING), 2, "fr")[1][-1] == "1,5"


@pytest.mark.parametrize("draw", [html_page, svg_table])
def test_fragments_are_well_formed_and_escape_names(draw):
    for rows in (standing_rows(STANDING), crosstable_rows(crosstable(SMALL, STANDING), 2)):
        drawn = draw(rows, "Round <2>")
        assert "<b>" not in drawn
        assert any("Anne" in (node.text or "") for node in ElementTree.fromstring(drawn).iter())


@pytest.mark.parametrize("name", ["BH/Z9", "BH/C", "BH/M", "BH/C1/Q", "KS/L", "PTS:XP", "BH/"])
def test_a_modifier_nobody_knows_is_refused_instead_of_ignored(name):
    with pytest.raises(UnknownTieBreak):
        parse_tie_breaks(["PTS", name])


@pytest.mark.parametrize("name", ["BH/C1", "BH/M2/P", "KS/L60", "KS/L+1", "SB/C1/P", "RTNG/U1400"])
def test_modifiers_of_the_regulation_are_taken(name):
    assert parse_tie_breaks([name]) == (name,)
