"""Contains all the data models used in inputs/outputs"""

from .account import Account
from .card import Card
from .changes import Changes
from .changes_language_type_0 import ChangesLanguageType0
from .choice import Choice
from .country_list import CountryList
from .done import Done
from .done_for import DoneFor
from .export import Export
from .export_games_type_0 import ExportGamesType0
from .forgetful import Forgetful
from .form import Form
from .get_countries_lang import GetCountriesLang
from .get_time_zones_lang import GetTimeZonesLang
from .identity import Identity
from .mailbox import Mailbox
from .new_member import NewMember
from .new_member_language import NewMemberLanguage
from .new_name import NewName
from .new_password import NewPassword
from .one_click import OneClick
from .own_data import OwnData
from .owner import Owner
from .players_to_ask import PlayersToAsk
from .profile import Profile
from .pseudos import Pseudos
from .ratings import Ratings
from .ratings_performance import RatingsPerformance
from .refused import Refused
from .refused_errors_type_0 import RefusedErrorsType0
from .sent_code import SentCode
from .time_zone_list import TimeZoneList

__all__ = (
    "Account",
    "Card",
    "Changes",
    "ChangesLanguageType0",
    "Choice",
    "CountryList",
    "Done",
    "DoneFor",
    "Export",
    "ExportGamesType0",
    "Forgetful",
    "Form",
    "GetCountriesLang",
    "GetTimeZonesLang",
    "Identity",
    "Mailbox",
    "NewMember",
    "NewMemberLanguage",
    "NewName",
    "NewPassword",
    "OneClick",
    "OwnData",
    "Owner",
    "PlayersToAsk",
    "Profile",
    "Pseudos",
    "Ratings",
    "RatingsPerformance",
    "Refused",
    "RefusedErrorsType0",
    "SentCode",
    "TimeZoneList",
)
