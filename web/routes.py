"""Every address of the pages."""

from web.pages import (
    about,
    abuse_reports,
    account,
    administration,
    agenda,
    confirmations,
    health,
    home,
    ladders,
    login,
    passwords,
    players,
    preferences,
    registration,
    sessions,
    static,
    streams,
    unsubscriptions,
)
from web.pages.arbiter.routes import ROUTES as ARBITER
from web.pages.diplomacy import game as diplomacy_game
from web.pages.diplomacy import orders as diplomacy_orders
from web.pages.diplomacy import papers as diplomacy_papers
from web.pages.diplomacy import press as diplomacy_press
from web.pages.diplomacy.routes import ROUTES as DIPLOMACY
from web.pages.documents.routes import ROUTES as DOCUMENTS
from web.pages.go.routes import ROUTES as GO
from web.pages.hall.routes import ROUTES as HALL
from web.pages.league.routes import ROUTES as LEAGUES
from web.pages.tables.routes import ROUTES as TABLES
from web.pages.tournaments.routes import ROUTES as TOURNAMENTS
from web.routing import Page

ROUTES: dict[str, Page] = {
    "/": Page(home.show),
    "/agenda": Page(agenda.show),
    "/agenda/addresses": Page(submit=agenda.open_addresses),
    "/agendas/<name>": Page(agenda.show_for_programs),
    "/login": Page(login.show, login.submit),
    "/logout": Page(submit=login.log_out),
    "/register": Page(registration.show, registration.submit),
    "/confirmations": Page(confirmations.show, confirmations.submit),
    "/confirmations/codes": Page(submit=confirmations.send_again),
    "/rescues": Page(passwords.show_rescue, passwords.ask_for_rescue),
    "/rescues/<token>": Page(passwords.show_new, passwords.choose_new),
    "/unsubscriptions/<token>": Page(
        unsubscriptions.show, unsubscriptions.submit, without_form_token=True
    ),
    "/password-strength": Page(submit=passwords.tell_strength),
    "/account": Page(account.show, account.submit),
    "/account/password": Page(passwords.show, passwords.submit),
    "/account/sessions": Page(sessions.show),
    "/account/sessions/<int:session_id>/end": Page(submit=sessions.end),
    "/account/tokens": Page(sessions.show_tokens, sessions.make_token),
    "/account/tokens/<int:session_id>/end": Page(submit=sessions.end_token),
    "/account/data": Page(account.take_away),
    "/account/leaving": Page(account.show_leaving, account.leave),
    **DIPLOMACY,
    "/diplomacy/<int:game_id>": Page(diplomacy_game.show),
    "/diplomacy/<int:game_id>/map.svg": Page(diplomacy_game.show_map),
    "/diplomacy/<int:game_id>/orders": Page(submit=diplomacy_orders.save),
    "/diplomacy/<int:game_id>/order-checks": Page(submit=diplomacy_orders.check),
    "/diplomacy/<int:game_id>/messages": Page(submit=diplomacy_press.say),
    "/diplomacy/<int:game_id>/note": Page(submit=diplomacy_papers.keep_note),
    "/diplomacy/<int:game_id>/vote": Page(submit=diplomacy_papers.vote),
    "/diplomacy/<int:game_id>/mails": Page(submit=diplomacy_papers.choose_mails),
    "/diplomacy/<int:game_id>/preferences": Page(submit=diplomacy_papers.prefer),
    **GO,
    **TABLES,
    "/ladders": Page(ladders.show),
    "/ladders/new": Page(ladders.show_new, ladders.found),
    "/ladders/<int:ladder_id>": Page(ladders.show_one),
    "/ladders/<int:ladder_id>/step": Page(submit=ladders.step),
    "/ladders/<int:ladder_id>/challenges": Page(submit=ladders.challenge),
    "/ladders/<int:ladder_id>/answers": Page(submit=ladders.answer),
    **TOURNAMENTS,
    **HALL,
    **ARBITER,
    **DOCUMENTS,
    **LEAGUES,
    "/players": Page(players.search),
    "/players/<pseudo>": Page(players.show),
    "/players/<pseudo>/curves/<game>.svg": Page(players.show_curve),
    "/stream-tickets": Page(submit=streams.give_ticket),
    "/language": Page(submit=preferences.choose_language),
    "/admin/members": Page(administration.show_members),
    "/admin/members/<pseudo>": Page(administration.show_member),
    "/admin/members/<pseudo>/rename": Page(submit=administration.rename),
    "/admin/members/<pseudo>/usurpation": Page(submit=administration.act_as),
    "/admin/members/<pseudo>/<act>": Page(submit=administration.act_on_member),
    "/usurpation/end": Page(submit=administration.stop_acting),
    "/report": Page(abuse_reports.show, abuse_reports.submit),
    "/admin/reports": Page(abuse_reports.show_all),
    "/admin/reports/<service>/<int:report_id>": Page(submit=abuse_reports.close),
    "/admin/outbox": Page(administration.show_outbox),
    "/admin/outbox/<int:mail_id>/retry": Page(submit=administration.send_again),
    "/admin/audit": Page(administration.show_audit),
    "/admin/failing-games": Page(administration.show_failing_games),
    "/admin/failing-games/<int:game_id>/retry": Page(submit=administration.try_again),
    "/admin/keys": Page(administration.show_keys, administration.rotate_keys),
    "/about": Page(about.show_about),
    "/legal": Page(about.show_legal),
    "/privacy": Page(about.show_privacy),
    "/licences": Page(about.show_licences),
    "/static/<path:file>": Page(static.show),
    "/favicon.ico": Page(static.show_icon),
    "/health": Page(health.show),
    "/ready": Page(health.show_readiness),
}
