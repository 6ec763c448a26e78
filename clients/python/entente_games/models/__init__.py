"""Contains all the data models used in inputs/outputs"""

from .adjudication import Adjudication
from .adjudication_lang import AdjudicationLang
from .adjudication_names_type_0 import AdjudicationNamesType0
from .arrangement import Arrangement
from .ballot import Ballot
from .bid import Bid
from .bid_view import BidView
from .byo_type import ByoType
from .calendar_address import CalendarAddress
from .called import Called
from .cancellation import Cancellation
from .cancelled import Cancelled
from .changed_game import ChangedGame
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
from .diplomacy_message_list import DiplomacyMessageList
from .director_gift import DirectorGift
from .display import Display
from .display_coasts import DisplayCoasts
from .display_orders import DisplayOrders
from .display_roles import DisplayRoles
from .display_seasons import DisplaySeasons
from .display_units import DisplayUnits
from .display_zones import DisplayZones
from .dispute import Dispute
from .done import Done
from .extension import Extension
from .figure import Figure
from .form import Form
from .game_description import GameDescription
from .game_done import GameDone
from .game_list import GameList
from .game_listing_type_1 import GameListingType1
from .game_log import GameLog
from .game_of_mine import GameOfMine
from .game_page import GamePage
from .game_position import GamePosition
from .game_position_dislodged_ones import GamePositionDislodgedOnes
from .game_position_ownerships import GamePositionOwnerships
from .game_position_units import GamePositionUnits
from .game_result import GameResult
from .game_schedule import GameSchedule
from .game_scores import GameScores
from .game_scores_scores import GameScoresScores
from .game_seats import GameSeats
from .game_transition import GameTransition
from .game_view import GameView
from .games_of_mine import GamesOfMine
from .get_game_reports_lang import GetGameReportsLang
from .get_game_scores_of_system import GetGameScoresOfSystem
from .get_game_transition_at_lang import GetGameTransitionAtLang
from .get_variant_display_lang import GetVariantDisplayLang
from .gift import Gift
from .gift_view import GiftView
from .given_code import GivenCode
from .given_order_key import GivenOrderKey
from .go_message_list import GoMessageList
from .group import Group
from .handicap_stones import HandicapStones
from .handicap_type import HandicapType
from .in_role import InRole
from .invitation import Invitation
from .invitation_list import InvitationList
from .invitation_view import InvitationView
from .jigo_mode import JigoMode
from .kept_shape import KeptShape
from .kept_wishes import KeptWishes
from .last_visit import LastVisit
from .listed_game import ListedGame
from .log_entry import LogEntry
from .log_entry_details import LogEntryDetails
from .mail_answered import MailAnswered
from .mail_with_orders import MailWithOrders
from .message_view import MessageView
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
from .offer import Offer
from .offer_list import OfferList
from .offer_view import OfferView
from .order import Order
from .order_submission import OrderSubmission
from .order_submission_lang import OrderSubmissionLang
from .order_submission_names_type_0 import OrderSubmissionNamesType0
from .own_vote import OwnVote
from .pairing import Pairing
from .performance_move import PerformanceMove
from .place_sent import PlaceSent
from .played_phase import PlayedPhase
from .played_phases import PlayedPhases
from .player_ratings_told import PlayerRatingsTold
from .player_ratings_told_overall import PlayerRatingsToldOverall
from .player_view import PlayerView
from .position_view import PositionView
from .presented import Presented
from .priority import Priority
from .profile import Profile
from .proposal_view import ProposalView
from .proposal_view_reasons import ProposalViewReasons
from .proposed_settings import ProposedSettings
from .rank_system import RankSystem
from .rated_player import RatedPlayer
from .rating_change_view import RatingChangeView
from .rating_list import RatingList
from .rating_log import RatingLog
from .record_list import RecordList
from .record_view import RecordView
from .rectified_position import RectifiedPosition
from .refused import Refused
from .refused_errors_type_0 import RefusedErrorsType0
from .rematch import Rematch
from .replacement import Replacement
from .replacement_made import ReplacementMade
from .replacements_made import ReplacementsMade
from .report import Report
from .resignation import Resignation
from .role_assigned import RoleAssigned
from .role_performance import RolePerformance
from .role_result import RoleResult
from .role_score import RoleScore
from .role_shown import RoleShown
from .roles_by_game import RolesByGame
from .roles_by_player import RolesByPlayer
from .roles_submitted import RolesSubmitted
from .ruleset import Ruleset
from .said import Said
from .score_step import ScoreStep
from .score_view import ScoreView
from .scoring_system import ScoringSystem
from .scoring_system_list import ScoringSystemList
from .seat_invitation import SeatInvitation
from .seat_taken import SeatTaken
from .seat_view import SeatView
from .sent_order import SentOrder
from .sent_ownership import SentOwnership
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
from .side_view import SideView
from .simulation import Simulation
from .simulation_lang import SimulationLang
from .simulation_names_type_0 import SimulationNamesType0
from .simulation_report import SimulationReport
from .started_games import StartedGames
from .status_text import StatusText
from .stored_orders import StoredOrders
from .submission_report import SubmissionReport
from .suitable import Suitable
from .team import Team
from .team_view import TeamView
from .team_view_average_ratings import TeamViewAverageRatings
from .template_list import TemplateList
from .template_view import TemplateView
from .ticket import Ticket
from .ticket_asked import TicketAsked
from .toggle import Toggle
from .traces import Traces
from .vacation_days import VacationDays
from .vacation_view import VacationView
from .variant_list import VariantList
from .variant_object import VariantObject
from .variant_summary import VariantSummary
from .view import View
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
    "Arrangement",
    "Ballot",
    "Bid",
    "BidView",
    "ByoType",
    "CalendarAddress",
    "Called",
    "Cancellation",
    "Cancelled",
    "ChangedGame",
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
    "DiplomacyMessageList",
    "DirectorGift",
    "Display",
    "DisplayCoasts",
    "DisplayOrders",
    "DisplayRoles",
    "DisplaySeasons",
    "DisplayUnits",
    "DisplayZones",
    "Dispute",
    "Done",
    "Extension",
    "Figure",
    "Form",
    "GameDescription",
    "GameDone",
    "GameList",
    "GameListingType1",
    "GameLog",
    "GameOfMine",
    "GamePage",
    "GamePosition",
    "GamePositionDislodgedOnes",
    "GamePositionOwnerships",
    "GamePositionUnits",
    "GameResult",
    "GameSchedule",
    "GameScores",
    "GameScoresScores",
    "GameSeats",
    "GameTransition",
    "GameView",
    "GamesOfMine",
    "GetGameReportsLang",
    "GetGameScoresOfSystem",
    "GetGameTransitionAtLang",
    "GetVariantDisplayLang",
    "Gift",
    "GiftView",
    "GivenCode",
    "GivenOrderKey",
    "GoMessageList",
    "Group",
    "HandicapStones",
    "HandicapType",
    "InRole",
    "Invitation",
    "InvitationList",
    "InvitationView",
    "JigoMode",
    "KeptShape",
    "KeptWishes",
    "LastVisit",
    "ListedGame",
    "LogEntry",
    "LogEntryDetails",
    "MailAnswered",
    "MailWithOrders",
    "MessageView",
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
    "Offer",
    "OfferList",
    "OfferView",
    "Order",
    "OrderSubmission",
    "OrderSubmissionLang",
    "OrderSubmissionNamesType0",
    "OwnVote",
    "Pairing",
    "PerformanceMove",
    "PlaceSent",
    "PlayedPhase",
    "PlayedPhases",
    "PlayerRatingsTold",
    "PlayerRatingsToldOverall",
    "PlayerView",
    "PositionView",
    "Presented",
    "Priority",
    "Profile",
    "ProposalView",
    "ProposalViewReasons",
    "ProposedSettings",
    "RankSystem",
    "RatedPlayer",
    "RatingChangeView",
    "RatingList",
    "RatingLog",
    "RecordList",
    "RecordView",
    "RectifiedPosition",
    "Refused",
    "RefusedErrorsType0",
    "Rematch",
    "Replacement",
    "ReplacementMade",
    "ReplacementsMade",
    "Report",
    "Resignation",
    "RoleAssigned",
    "RolePerformance",
    "RoleResult",
    "RoleScore",
    "RoleShown",
    "RolesByGame",
    "RolesByPlayer",
    "RolesSubmitted",
    "Ruleset",
    "Said",
    "ScoreStep",
    "ScoreView",
    "ScoringSystem",
    "ScoringSystemList",
    "SeatInvitation",
    "SeatTaken",
    "SeatView",
    "SentOrder",
    "SentOwnership",
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
    "SideView",
    "Simulation",
    "SimulationLang",
    "SimulationNamesType0",
    "SimulationReport",
    "StartedGames",
    "StatusText",
    "StoredOrders",
    "SubmissionReport",
    "Suitable",
    "Team",
    "TeamView",
    "TeamViewAverageRatings",
    "TemplateList",
    "TemplateView",
    "Ticket",
    "TicketAsked",
    "Toggle",
    "Traces",
    "VacationDays",
    "VacationView",
    "VariantList",
    "VariantObject",
    "VariantSummary",
    "View",
    "VoteCounted",
    "Wishes",
    "WishesKept",
    "WrittenComments",
    "WrittenConditions",
    "ZoneShown",
)
