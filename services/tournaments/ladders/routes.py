"""Ladders at a glance."""

from services.tournaments.ladders.resources import drawings, ladders

ROUTES: dict[str, type] = {
    "/ladders": ladders.Ladders,
    "/ladders/<int:ladder_id>": ladders.LadderOne,
    "/ladder-places/<int:ladder_id>": ladders.LadderPlaces,
    "/ladder-absences/<int:ladder_id>": ladders.LadderAbsences,
    "/ladder-challenges/<int:ladder_id>": ladders.LadderChallenges,
    "/ladder-answers/<int:challenge_id>": ladders.LadderAnswers,
    "/ladder-results/<int:challenge_id>": ladders.LadderResults,
    "/ladder-drawings/<int:ladder_id>/<int:player_id>": drawings.LadderDrawings,
    "/ladder-curves/<int:ladder_id>/<int:player_id>": ladders.LadderCurves,
}
