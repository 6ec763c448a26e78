"""Contains all the data models used in inputs/outputs"""

from .adjudication import Adjudication
from .adjudication_lang import AdjudicationLang
from .adjudication_names_type_0 import AdjudicationNamesType0
from .adjustment_told import AdjustmentTold
from .adjustment_told_places import AdjustmentToldPlaces
from .agenda_item import AgendaItem
from .agenda_items import AgendaItems
from .allocations_told_type_1 import AllocationsToldType1
from .arrangement import Arrangement
from .attachment_list import AttachmentList
from .attachment_view import AttachmentView
from .ballot import Ballot
from .bid import Bid
from .bid_view import BidView
from .board_game import BoardGame
from .board_games import BoardGames
from .byo_type import ByoType
from .calendar_address import CalendarAddress
from .called import Called
from .cancellation import Cancellation
from .cancelled import Cancelled
from .changed_game import ChangedGame
from .choices_told import ChoicesTold
from .clock_view import ClockView
from .closing import Closing
from .comment_view import CommentView
from .condition_list import ConditionList
from .condition_view import ConditionView
from .conditions import Conditions
from .counts import Counts
from .created_game import CreatedGame
from .created_offer import CreatedOffer
from .deal_made import DealMade
from .deal_made_dealt import DealMadeDealt
from .deal_made_preferences import DealMadePreferences
from .decision import Decision
from .declaration_list import DeclarationList
from .declaration_told import DeclarationTold
from .delay import Delay
from .delivery import Delivery
from .diplomacy_message_list import DiplomacyMessageList
from .director_gift import DirectorGift
from .disorder import Disorder
from .display import Display
from .display_coasts import DisplayCoasts
from .display_orders import DisplayOrders
from .display_roles import DisplayRoles
from .display_seasons import DisplaySeasons
from .display_units import DisplayUnits
from .display_zones import DisplayZones
from .dispute import Dispute
from .done import Done
from .ended_game import EndedGame
from .excuse import Excuse
from .extension import Extension
from .failing_game import FailingGame
from .failing_game_list import FailingGameList
from .fault_told import FaultTold
from .figure import Figure
from .form import Form
from .frame_shown import FrameShown
from .frame_shown_centers import FrameShownCenters
from .frame_shown_dislodged import FrameShownDislodged
from .frame_shown_names import FrameShownNames
from .frame_shown_units import FrameShownUnits
from .game_description import GameDescription
from .game_done import GameDone
from .game_in_detail import GameInDetail
from .game_list import GameList
from .game_listing_type_1 import GameListingType1
from .game_log import GameLog
from .game_made import GameMade
from .game_of_mine import GameOfMine
from .game_overview import GameOverview
from .game_page import GamePage
from .game_position import GamePosition
from .game_position_dislodged_ones import GamePositionDislodgedOnes
from .game_position_ownerships import GamePositionOwnerships
from .game_position_units import GamePositionUnits
from .game_put_away import GamePutAway
from .game_restored import GameRestored
from .game_result import GameResult
from .game_schedule import GameSchedule
from .game_scores import GameScores
from .game_scores_scores import GameScoresScores
from .game_seats import GameSeats
from .game_seats_in_detail import GameSeatsInDetail
from .game_transition import GameTransition
from .game_view import GameView
from .game_wanted import GameWanted
from .game_wanted_players import GameWantedPlayers
from .games_of_mine import GamesOfMine
from .games_put_away import GamesPutAway
from .get_game_maps_lang import GetGameMapsLang
from .get_game_maps_theme import GetGameMapsTheme
from .get_game_reports_lang import GetGameReportsLang
from .get_game_scores_of_system import GetGameScoresOfSystem
from .get_game_transition_at_lang import GetGameTransitionAtLang
from .get_player_agenda_lang import GetPlayerAgendaLang
from .get_variant_display_lang import GetVariantDisplayLang
from .get_variant_map_lang import GetVariantMapLang
from .get_variant_map_theme import GetVariantMapTheme
from .gift import Gift
from .gift_view import GiftView
from .given_code import GivenCode
from .given_order_key import GivenOrderKey
from .go_game_made import GoGameMade
from .go_message_list import GoMessageList
from .group import Group
from .group_view import GroupView
from .handicap_stones import HandicapStones
from .handicap_type import HandicapType
from .in_role import InRole
from .incident_told import IncidentTold
from .incidents_told import IncidentsTold
from .invitation import Invitation
from .invitation_list import InvitationList
from .invitation_view import InvitationView
from .jigo_mode import JigoMode
from .judgement import Judgement
from .kept_shape import KeptShape
from .kept_wishes import KeptWishes
from .kind_input import KindInput
from .kind_output import KindOutput
from .known import Known
from .last_visit import LastVisit
from .limit_view import LimitView
from .listed_game import ListedGame
from .log_entry import LogEntry
from .log_entry_details import LogEntryDetails
from .looking_game import LookingGame
from .mail_answered import MailAnswered
from .mail_wishes import MailWishes
from .mail_wishes_view import MailWishesView
from .mail_wishes_view_wishes import MailWishesViewWishes
from .mail_with_orders import MailWithOrders
from .map_shown import MapShown
from .map_shown_coasts import MapShownCoasts
from .map_shown_regions import MapShownRegions
from .message_told import MessageTold
from .message_view import MessageView
from .missing_order import MissingOrder
from .missing_orders import MissingOrders
from .move import Move
from .move_count_view import MoveCountView
from .move_statistics import MoveStatistics
from .negotiation_view import NegotiationView
from .new_deadline import NewDeadline
from .new_declaration import NewDeclaration
from .new_game import NewGame
from .new_holder import NewHolder
from .new_master import NewMaster
from .new_message import NewMessage
from .no_result_asked import NoResultAsked
from .note import Note
from .note_kept import NoteKept
from .note_text import NoteText
from .note_view import NoteView
from .notice import Notice
from .observer import Observer
from .observer_list import ObserverList
from .obstacles import Obstacles
from .offer import Offer
from .offer_list import OfferList
from .offer_view import OfferView
from .order import Order
from .order_submission import OrderSubmission
from .order_submission_lang import OrderSubmissionLang
from .order_submission_names_type_0 import OrderSubmissionNamesType0
from .orders_checked import OrdersChecked
from .orders_sent import OrdersSent
from .orders_sent_lang import OrdersSentLang
from .orders_sent_names_type_0 import OrdersSentNamesType0
from .own_side import OwnSide
from .own_vote import OwnVote
from .pairing_wanted import PairingWanted
from .performance_move import PerformanceMove
from .place_sent import PlaceSent
from .place_shown import PlaceShown
from .played_phase import PlayedPhase
from .played_phases import PlayedPhases
from .player_list import PlayerList
from .player_login import PlayerLogin
from .player_logins import PlayerLogins
from .player_ratings_told import PlayerRatingsTold
from .player_ratings_told_apart import PlayerRatingsToldApart
from .player_ratings_told_apart_additional_property import (
    PlayerRatingsToldApartAdditionalProperty,
)
from .player_ratings_told_overall import PlayerRatingsToldOverall
from .player_view import PlayerView
from .position_view import PositionView
from .presented import Presented
from .preview_view import PreviewView
from .priority import Priority
from .profile import Profile
from .proposal_view import ProposalView
from .proposal_view_reasons import ProposalViewReasons
from .proposed_settings import ProposedSettings
from .rank_system import RankSystem
from .rated_member import RatedMember
from .rated_player import RatedPlayer
from .rating_change_view import RatingChangeView
from .rating_list import RatingList
from .rating_log import RatingLog
from .read_so_far import ReadSoFar
from .record_list import RecordList
from .record_view import RecordView
from .rectified_position import RectifiedPosition
from .refused import Refused
from .refused_errors_type_0 import RefusedErrorsType0
from .rematch import Rematch
from .renaming import Renaming
from .replacement import Replacement
from .replacement_made import ReplacementMade
from .replacements_made import ReplacementsMade
from .report import Report
from .reported_phase import ReportedPhase
from .reported_text import ReportedText
from .resignation import Resignation
from .role_assigned import RoleAssigned
from .role_performance import RolePerformance
from .role_result import RoleResult
from .role_score import RoleScore
from .role_shown import RoleShown
from .roles_by_game import RolesByGame
from .roles_in_detail import RolesInDetail
from .roles_in_detail_allocations import RolesInDetailAllocations
from .roles_submitted import RolesSubmitted
from .ruleset import Ruleset
from .said import Said
from .score_step import ScoreStep
from .score_view import ScoreView
from .scoring_system import ScoringSystem
from .scoring_system_list import ScoringSystemList
from .seat_in_detail import SeatInDetail
from .seat_invitation import SeatInvitation
from .seat_taken import SeatTaken
from .seat_view import SeatView
from .seen_report import SeenReport
from .seen_reports import SeenReports
from .sent_order import SentOrder
from .sent_ownership import SentOwnership
from .sent_position import SentPosition
from .sent_region import SentRegion
from .sent_unit import SentUnit
from .sent_unit_type_unit import SentUnitTypeUnit
from .sent_wishes import SentWishes
from .settings_view import SettingsView
from .sgf_file import SgfFile
from .shape import Shape
from .shape_copy import ShapeCopy
from .shape_list import ShapeList
from .shape_view import ShapeView
from .showcase import Showcase
from .shown_game import ShownGame
from .shown_game_position import ShownGamePosition
from .shown_games import ShownGames
from .side_view import SideView
from .simulation import Simulation
from .simulation_format import SimulationFormat
from .simulation_lang import SimulationLang
from .simulation_names_type_0 import SimulationNamesType0
from .simulation_report import SimulationReport
from .simulation_report_outcomes_item import SimulationReportOutcomesItem
from .simulation_theme import SimulationTheme
from .started_games import StartedGames
from .status_text import StatusText
from .stored_orders import StoredOrders
from .stored_rows import StoredRows
from .stored_rows_tables import StoredRowsTables
from .stored_rows_tables_additional_property_item import (
    StoredRowsTablesAdditionalPropertyItem,
)
from .submission_report import SubmissionReport
from .suitable import Suitable
from .table_game import TableGame
from .table_game_centers import TableGameCenters
from .table_games import TableGames
from .team import Team
from .team_view import TeamView
from .team_view_average_ratings import TeamViewAverageRatings
from .template_list import TemplateList
from .template_view import TemplateView
from .terms import Terms
from .ticket import Ticket
from .ticket_asked import TicketAsked
from .toggle import Toggle
from .traces import Traces
from .unit_choices_told import UnitChoicesTold
from .unit_choices_told_convoys import UnitChoicesToldConvoys
from .unit_choices_told_moves_supported import UnitChoicesToldMovesSupported
from .vacation_days import VacationDays
from .vacation_view import VacationView
from .variant_list import VariantList
from .variant_object import VariantObject
from .variant_summary import VariantSummary
from .view import View
from .visit_made import VisitMade
from .vote_counted import VoteCounted
from .wishes import Wishes
from .wishes_kept import WishesKept
from .written_comments import WrittenComments
from .written_conditions import WrittenConditions
from .zone_shown import ZoneShown

__all__ = (
    "Adjudication",
    "AdjudicationLang",
    "AdjudicationNamesType0",
    "AdjustmentTold",
    "AdjustmentToldPlaces",
    "AgendaItem",
    "AgendaItems",
    "AllocationsToldType1",
    "Arrangement",
    "AttachmentList",
    "AttachmentView",
    "Ballot",
    "Bid",
    "BidView",
    "BoardGame",
    "BoardGames",
    "ByoType",
    "CalendarAddress",
    "Called",
    "Cancellation",
    "Cancelled",
    "ChangedGame",
    "ChoicesTold",
    "ClockView",
    "Closing",
    "CommentView",
    "ConditionList",
    "ConditionView",
    "Conditions",
    "Counts",
    "CreatedGame",
    "CreatedOffer",
    "DealMade",
    "DealMadeDealt",
    "DealMadePreferences",
    "Decision",
    "DeclarationList",
    "DeclarationTold",
    "Delay",
    "Delivery",
    "DiplomacyMessageList",
    "DirectorGift",
    "Disorder",
    "Display",
    "DisplayCoasts",
    "DisplayOrders",
    "DisplayRoles",
    "DisplaySeasons",
    "DisplayUnits",
    "DisplayZones",
    "Dispute",
    "Done",
    "EndedGame",
    "Excuse",
    "Extension",
    "FailingGame",
    "FailingGameList",
    "FaultTold",
    "Figure",
    "Form",
    "FrameShown",
    "FrameShownCenters",
    "FrameShownDislodged",
    "FrameShownNames",
    "FrameShownUnits",
    "GameDescription",
    "GameDone",
    "GameInDetail",
    "GameList",
    "GameListingType1",
    "GameLog",
    "GameMade",
    "GameOfMine",
    "GameOverview",
    "GamePage",
    "GamePosition",
    "GamePositionDislodgedOnes",
    "GamePositionOwnerships",
    "GamePositionUnits",
    "GamePutAway",
    "GameRestored",
    "GameResult",
    "GameSchedule",
    "GameScores",
    "GameScoresScores",
    "GameSeats",
    "GameSeatsInDetail",
    "GameTransition",
    "GameView",
    "GameWanted",
    "GameWantedPlayers",
    "GamesOfMine",
    "GamesPutAway",
    "GetGameMapsLang",
    "GetGameMapsTheme",
    "GetGameReportsLang",
    "GetGameScoresOfSystem",
    "GetGameTransitionAtLang",
    "GetPlayerAgendaLang",
    "GetVariantDisplayLang",
    "GetVariantMapLang",
    "GetVariantMapTheme",
    "Gift",
    "GiftView",
    "GivenCode",
    "GivenOrderKey",
    "GoGameMade",
    "GoMessageList",
    "Group",
    "GroupView",
    "HandicapStones",
    "HandicapType",
    "InRole",
    "IncidentTold",
    "IncidentsTold",
    "Invitation",
    "InvitationList",
    "InvitationView",
    "JigoMode",
    "Judgement",
    "KeptShape",
    "KeptWishes",
    "KindInput",
    "KindOutput",
    "Known",
    "LastVisit",
    "LimitView",
    "ListedGame",
    "LogEntry",
    "LogEntryDetails",
    "LookingGame",
    "MailAnswered",
    "MailWishes",
    "MailWishesView",
    "MailWishesViewWishes",
    "MailWithOrders",
    "MapShown",
    "MapShownCoasts",
    "MapShownRegions",
    "MessageTold",
    "MessageView",
    "MissingOrder",
    "MissingOrders",
    "Move",
    "MoveCountView",
    "MoveStatistics",
    "NegotiationView",
    "NewDeadline",
    "NewDeclaration",
    "NewGame",
    "NewHolder",
    "NewMaster",
    "NewMessage",
    "NoResultAsked",
    "Note",
    "NoteKept",
    "NoteText",
    "NoteView",
    "Notice",
    "Observer",
    "ObserverList",
    "Obstacles",
    "Offer",
    "OfferList",
    "OfferView",
    "Order",
    "OrderSubmission",
    "OrderSubmissionLang",
    "OrderSubmissionNamesType0",
    "OrdersChecked",
    "OrdersSent",
    "OrdersSentLang",
    "OrdersSentNamesType0",
    "OwnSide",
    "OwnVote",
    "PairingWanted",
    "PerformanceMove",
    "PlaceSent",
    "PlaceShown",
    "PlayedPhase",
    "PlayedPhases",
    "PlayerList",
    "PlayerLogin",
    "PlayerLogins",
    "PlayerRatingsTold",
    "PlayerRatingsToldApart",
    "PlayerRatingsToldApartAdditionalProperty",
    "PlayerRatingsToldOverall",
    "PlayerView",
    "PositionView",
    "Presented",
    "PreviewView",
    "Priority",
    "Profile",
    "ProposalView",
    "ProposalViewReasons",
    "ProposedSettings",
    "RankSystem",
    "RatedMember",
    "RatedPlayer",
    "RatingChangeView",
    "RatingList",
    "RatingLog",
    "ReadSoFar",
    "RecordList",
    "RecordView",
    "RectifiedPosition",
    "Refused",
    "RefusedErrorsType0",
    "Rematch",
    "Renaming",
    "Replacement",
    "ReplacementMade",
    "ReplacementsMade",
    "Report",
    "ReportedPhase",
    "ReportedText",
    "Resignation",
    "RoleAssigned",
    "RolePerformance",
    "RoleResult",
    "RoleScore",
    "RoleShown",
    "RolesByGame",
    "RolesInDetail",
    "RolesInDetailAllocations",
    "RolesSubmitted",
    "Ruleset",
    "Said",
    "ScoreStep",
    "ScoreView",
    "ScoringSystem",
    "ScoringSystemList",
    "SeatInDetail",
    "SeatInvitation",
    "SeatTaken",
    "SeatView",
    "SeenReport",
    "SeenReports",
    "SentOrder",
    "SentOwnership",
    "SentPosition",
    "SentRegion",
    "SentUnit",
    "SentUnitTypeUnit",
    "SentWishes",
    "SettingsView",
    "SgfFile",
    "Shape",
    "ShapeCopy",
    "ShapeList",
    "ShapeView",
    "Showcase",
    "ShownGame",
    "ShownGamePosition",
    "ShownGames",
    "SideView",
    "Simulation",
    "SimulationFormat",
    "SimulationLang",
    "SimulationNamesType0",
    "SimulationReport",
    "SimulationReportOutcomesItem",
    "SimulationTheme",
    "StartedGames",
    "StatusText",
    "StoredOrders",
    "StoredRows",
    "StoredRowsTables",
    "StoredRowsTablesAdditionalPropertyItem",
    "SubmissionReport",
    "Suitable",
    "TableGame",
    "TableGameCenters",
    "TableGames",
    "Team",
    "TeamView",
    "TeamViewAverageRatings",
    "TemplateList",
    "TemplateView",
    "Terms",
    "Ticket",
    "TicketAsked",
    "Toggle",
    "Traces",
    "UnitChoicesTold",
    "UnitChoicesToldConvoys",
    "UnitChoicesToldMovesSupported",
    "VacationDays",
    "VacationView",
    "VariantList",
    "VariantObject",
    "VariantSummary",
    "View",
    "VisitMade",
    "VoteCounted",
    "Wishes",
    "WishesKept",
    "WrittenComments",
    "WrittenConditions",
    "ZoneShown",
)
