"""Contains all the data models used in inputs/outputs"""

from .account import Account
from .agenda_addresses import AgendaAddresses
from .agenda_item import AgendaItem
from .agreement import Agreement
from .card import Card
from .changes import Changes
from .changes_language_type_0 import ChangesLanguageType0
from .choice import Choice
from .closing import Closing
from .country_list import CountryList
from .done import Done
from .done_for import DoneFor
from .export import Export
from .export_games import ExportGames
from .export_stored import ExportStored
from .export_stored_additional_property import ExportStoredAdditionalProperty
from .export_stored_additional_property_additional_property_item import (
    ExportStoredAdditionalPropertyAdditionalPropertyItem,
)
from .forgetful import Forgetful
from .form import Form
from .found_member import FoundMember
from .found_members import FoundMembers
from .get_agenda_of_caller_lang import GetAgendaOfCallerLang
from .get_countries_lang import GetCountriesLang
from .get_time_zones_lang import GetTimeZonesLang
from .identity import Identity
from .mailbox import Mailbox
from .new_member import NewMember
from .new_member_language import NewMemberLanguage
from .new_name import NewName
from .new_password import NewPassword
from .one_click import OneClick
from .own_agenda import OwnAgenda
from .own_data import OwnData
from .owner import Owner
from .player_logins import PlayerLogins
from .player_logins_last_logins import PlayerLoginsLastLogins
from .players_to_ask import PlayersToAsk
from .profile import Profile
from .pseudos import Pseudos
from .pseudos_by_id import PseudosById
from .pseudos_by_id_pseudos import PseudosByIdPseudos
from .ratings import Ratings
from .ratings_performance import RatingsPerformance
from .refused import Refused
from .refused_errors_type_0 import RefusedErrorsType0
from .reported_name import ReportedName
from .seen_member import SeenMember
from .seen_members import SeenMembers
from .seen_report import SeenReport
from .seen_reports import SeenReports
from .sent_code import SentCode
from .time_zone_list import TimeZoneList
from .tournament_name import TournamentName

__all__ = (
    "Account",
    "AgendaAddresses",
    "AgendaItem",
    "Agreement",
    "Card",
    "Changes",
    "ChangesLanguageType0",
    "Choice",
    "Closing",
    "CountryList",
    "Done",
    "DoneFor",
    "Export",
    "ExportGames",
    "ExportStored",
    "ExportStoredAdditionalProperty",
    "ExportStoredAdditionalPropertyAdditionalPropertyItem",
    "Forgetful",
    "Form",
    "FoundMember",
    "FoundMembers",
    "GetAgendaOfCallerLang",
    "GetCountriesLang",
    "GetTimeZonesLang",
    "Identity",
    "Mailbox",
    "NewMember",
    "NewMemberLanguage",
    "NewName",
    "NewPassword",
    "OneClick",
    "OwnAgenda",
    "OwnData",
    "Owner",
    "PlayerLogins",
    "PlayerLoginsLastLogins",
    "PlayersToAsk",
    "Profile",
    "Pseudos",
    "PseudosById",
    "PseudosByIdPseudos",
    "Ratings",
    "RatingsPerformance",
    "Refused",
    "RefusedErrorsType0",
    "ReportedName",
    "SeenMember",
    "SeenMembers",
    "SeenReport",
    "SeenReports",
    "SentCode",
    "TimeZoneList",
    "TournamentName",
)
