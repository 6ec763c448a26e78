"""Contains all the data models used in inputs/outputs"""

from .appearance_list import AppearanceList
from .appearance_seen import AppearanceSeen
from .appointment import Appointment
from .award_list import AwardList
from .award_seen import AwardSeen
from .board_seen import BoardSeen
from .cards import Cards
from .cards_seen import CardsSeen
from .check_in_switch import CheckInSwitch
from .claim_list import ClaimList
from .claim_report import ClaimReport
from .claim_seen import ClaimSeen
from .claim_status import ClaimStatus
from .connection_list import ConnectionList
from .connection_seen import ConnectionSeen
from .consistency import Consistency
from .correction_list import CorrectionList
from .correction_seen import CorrectionSeen
from .crosstable_row import CrosstableRow
from .crosstable_seen import CrosstableSeen
from .curve_of import CurveOf
from .delivery_list import DeliveryList
from .delivery_seen import DeliverySeen
from .delivery_whole import DeliveryWhole
from .disagreement_seen import DisagreementSeen
from .done import Done
from .drawn_hand_seen import DrawnHandSeen
from .entered_result import EnteredResult
from .entered_sheet import EnteredSheet
from .entered_sheet_boards import EnteredSheetBoards
from .entries_team_list import EntriesTeamList
from .entries_team_seen import EntriesTeamSeen
from .entry_list import EntryList
from .entry_seen import EntrySeen
from .event_changes import EventChanges
from .event_changes_timer_colors_type_0 import EventChangesTimerColorsType0
from .event_changes_timer_delays_type_0 import EventChangesTimerDelaysType0
from .event_lists import EventLists
from .event_seen import EventSeen
from .event_seen_timer_colors import EventSeenTimerColors
from .event_seen_timer_delays import EventSeenTimerDelays
from .events_sent import EventsSent
from .events_sent_events_item import EventsSentEventsItem
from .explained import Explained
from .export_form import ExportForm
from .export_list import ExportList
from .export_order import ExportOrder
from .export_order_format import ExportOrderFormat
from .export_seen import ExportSeen
from .file_text import FileText
from .form import Form
from .foul_of_stage import FoulOfStage
from .foul_play_seen import FoulPlaySeen
from .foul_sent import FoulSent
from .foul_type import FoulType
from .game_progress import GameProgress
from .game_progress_last_hand_type_0 import GameProgressLastHandType0
from .game_result_seen import GameResultSeen
from .game_seen import GameSeen
from .game_seen_tags import GameSeenTags
from .games_report import GamesReport
from .get_tournament_crosstables_format import GetTournamentCrosstablesFormat
from .get_tournament_files_format import GetTournamentFilesFormat
from .get_tournament_prize_groups_format import GetTournamentPrizeGroupsFormat
from .get_tournament_prize_groups_sex import GetTournamentPrizeGroupsSex
from .get_tournament_standings_format import GetTournamentStandingsFormat
from .get_webhook_deliveries_status import GetWebhookDeliveriesStatus
from .groups_seen import GroupsSeen
from .groups_seen_groups import GroupsSeenGroups
from .hall_role import HallRole
from .hand_event_seen import HandEventSeen
from .hand_in_detail import HandInDetail
from .hand_list import HandList
from .hand_pairing import HandPairing
from .hand_result_seen import HandResultSeen
from .hand_seen import HandSeen
from .import_report import ImportReport
from .job_seen import JobSeen
from .keizer_import import KeizerImport
from .keizer_report import KeizerReport
from .league_appointment import LeagueAppointment
from .league_change import LeagueChange
from .league_game_list import LeagueGameList
from .league_game_seen import LeagueGameSeen
from .league_list import LeagueList
from .league_player_list import LeaguePlayerList
from .league_player_seen import LeaguePlayerSeen
from .league_role import LeagueRole
from .league_seen import LeagueSeen
from .league_staff_list import LeagueStaffList
from .league_staff_seen import LeagueStaffSeen
from .league_standing_seen import LeagueStandingSeen
from .league_team_list import LeagueTeamList
from .league_team_seen import LeagueTeamSeen
from .line_seen import LineSeen
from .line_up import LineUp
from .line_up_list import LineUpList
from .line_up_seen import LineUpSeen
from .log_form import LogForm
from .log_sent import LogSent
from .log_written import LogWritten
from .mark_holder_seen import MarkHolderSeen
from .mark_list import MarkList
from .mark_seen import MarkSeen
from .measured import Measured
from .meeting_list import MeetingList
from .meeting_list_definitions import MeetingListDefinitions
from .meeting_seen import MeetingSeen
from .membership_list import MembershipList
from .membership_seen import MembershipSeen
from .new_connection import NewConnection
from .new_event import NewEvent
from .new_event_timer_colors_type_0 import NewEventTimerColorsType0
from .new_event_timer_delays_type_0 import NewEventTimerDelaysType0
from .new_game import NewGame
from .new_league import NewLeague
from .new_membership import NewMembership
from .new_penalty import NewPenalty
from .new_player import NewPlayer
from .new_registration import NewRegistration
from .new_registration_rating_type import NewRegistrationRatingType
from .new_registration_sex import NewRegistrationSex
from .new_rule_set import NewRuleSet
from .new_season import NewSeason
from .new_team import NewTeam
from .new_tournament import NewTournament
from .new_tournament_initial_colour import NewTournamentInitialColour
from .new_tournament_settings import NewTournamentSettings
from .new_tournament_system import NewTournamentSystem
from .new_webhook import NewWebhook
from .open_board import OpenBoard
from .pairing_order import PairingOrder
from .pairs import Pairs
from .pairs_seen import PairsSeen
from .part_of_games import PartOfGames
from .part_of_games_counts import PartOfGamesCounts
from .part_of_games_rates import PartOfGamesRates
from .penalty_list import PenaltyList
from .penalty_seen import PenaltySeen
from .player_change import PlayerChange
from .player_in_detail import PlayerInDetail
from .player_in_detail_definitions import PlayerInDetailDefinitions
from .player_in_detail_formulas import PlayerInDetailFormulas
from .player_state_seen import PlayerStateSeen
from .player_statistics import PlayerStatistics
from .player_statistics_counts import PlayerStatisticsCounts
from .player_statistics_rates import PlayerStatisticsRates
from .presence import Presence
from .proposed import Proposed
from .proposed_explanation_item import ProposedExplanationItem
from .proposed_sitting_out import ProposedSittingOut
from .rate_seen import RateSeen
from .rating_list import RatingList
from .rating_seen import RatingSeen
from .refused import Refused
from .refused_errors_type_0 import RefusedErrorsType0
from .registration_changes import RegistrationChanges
from .registration_changes_rating_type import RegistrationChangesRatingType
from .registration_changes_sex import RegistrationChangesSex
from .registration_list import RegistrationList
from .registration_seen import RegistrationSeen
from .result_sheet import ResultSheet
from .round_change import RoundChange
from .round_change_status import RoundChangeStatus
from .round_list import RoundList
from .round_listed import RoundListed
from .round_seen import RoundSeen
from .rounds_standing_seen import RoundsStandingSeen
from .rule_set_list import RuleSetList
from .rule_set_seen import RuleSetSeen
from .rule_set_seen_switches import RuleSetSeenSwitches
from .said_result import SaidResult
from .scores_sent import ScoresSent
from .season_change import SeasonChange
from .season_list import SeasonList
from .season_seen import SeasonSeen
from .seat_seen import SeatSeen
from .seating import Seating
from .seating_order import SeatingOrder
from .seating_order_earlier_item import SeatingOrderEarlierItem
from .seating_order_preferences import SeatingOrderPreferences
from .seating_order_strength import SeatingOrderStrength
from .seating_tables_item import SeatingTablesItem
from .sent_file import SentFile
from .sent_file_format import SentFileFormat
from .sent_games import SentGames
from .sent_line_up import SentLineUp
from .sent_result import SentResult
from .sent_team import SentTeam
from .sent_teams import SentTeams
from .sheet_line import SheetLine
from .side_seen import SideSeen
from .sitting import Sitting
from .skipped_round_list import SkippedRoundList
from .skipped_round_notice import SkippedRoundNotice
from .skipped_round_notice_reason_type_0 import SkippedRoundNoticeReasonType0
from .skipped_round_seen import SkippedRoundSeen
from .staff_list import StaffList
from .staff_seen import StaffSeen
from .stage import Stage
from .stage_table import StageTable
from .statistics_table import StatisticsTable
from .statistics_table_definitions import StatisticsTableDefinitions
from .statistics_table_formulas import StatisticsTableFormulas
from .streak_list import StreakList
from .streak_list_definitions import StreakListDefinitions
from .streak_seen import StreakSeen
from .streaks_of import StreaksOf
from .streaks_of_streaks import StreaksOfStreaks
from .team_appearances import TeamAppearances
from .team_change import TeamChange
from .team_statistics import TeamStatistics
from .team_statistics_counts import TeamStatisticsCounts
from .team_statistics_rates import TeamStatisticsRates
from .team_statistics_table import TeamStatisticsTable
from .team_statistics_table_definitions import TeamStatisticsTableDefinitions
from .team_statistics_table_formulas import TeamStatisticsTableFormulas
from .term_seen import TermSeen
from .topic import Topic
from .tournament_changes import TournamentChanges
from .tournament_changes_initial_colour import TournamentChangesInitialColour
from .tournament_changes_settings import TournamentChangesSettings
from .tournament_changes_system import TournamentChangesSystem
from .tournament_list import TournamentList
from .tournament_seen import TournamentSeen
from .tournament_seen_settings import TournamentSeenSettings
from .traces import Traces
from .wanted_checks import WantedChecks
from .webhook_change import WebhookChange
from .webhook_list import WebhookList
from .webhook_made import WebhookMade
from .webhook_seen import WebhookSeen
from .win_tables import WinTables
from .win_tables_definitions import WinTablesDefinitions
from .win_tables_win_waits import WinTablesWinWaits
from .win_value_count import WinValueCount
from .yaku_count import YakuCount
from .yaku_name_list import YakuNameList
from .yaku_name_seen import YakuNameSeen
from .yaku_seen import YakuSeen
from .year_tables import YearTables

__all__ = (
    "AppearanceList",
    "AppearanceSeen",
    "Appointment",
    "AwardList",
    "AwardSeen",
    "BoardSeen",
    "Cards",
    "CardsSeen",
    "CheckInSwitch",
    "ClaimList",
    "ClaimReport",
    "ClaimSeen",
    "ClaimStatus",
    "ConnectionList",
    "ConnectionSeen",
    "Consistency",
    "CorrectionList",
    "CorrectionSeen",
    "CrosstableRow",
    "CrosstableSeen",
    "CurveOf",
    "DeliveryList",
    "DeliverySeen",
    "DeliveryWhole",
    "DisagreementSeen",
    "Done",
    "DrawnHandSeen",
    "EnteredResult",
    "EnteredSheet",
    "EnteredSheetBoards",
    "EntriesTeamList",
    "EntriesTeamSeen",
    "EntryList",
    "EntrySeen",
    "EventChanges",
    "EventChangesTimerColorsType0",
    "EventChangesTimerDelaysType0",
    "EventLists",
    "EventSeen",
    "EventSeenTimerColors",
    "EventSeenTimerDelays",
    "EventsSent",
    "EventsSentEventsItem",
    "Explained",
    "ExportForm",
    "ExportList",
    "ExportOrder",
    "ExportOrderFormat",
    "ExportSeen",
    "FileText",
    "Form",
    "FoulOfStage",
    "FoulPlaySeen",
    "FoulSent",
    "FoulType",
    "GameProgress",
    "GameProgressLastHandType0",
    "GameResultSeen",
    "GameSeen",
    "GameSeenTags",
    "GamesReport",
    "GetTournamentCrosstablesFormat",
    "GetTournamentFilesFormat",
    "GetTournamentPrizeGroupsFormat",
    "GetTournamentPrizeGroupsSex",
    "GetTournamentStandingsFormat",
    "GetWebhookDeliveriesStatus",
    "GroupsSeen",
    "GroupsSeenGroups",
    "HallRole",
    "HandEventSeen",
    "HandInDetail",
    "HandList",
    "HandPairing",
    "HandResultSeen",
    "HandSeen",
    "ImportReport",
    "JobSeen",
    "KeizerImport",
    "KeizerReport",
    "LeagueAppointment",
    "LeagueChange",
    "LeagueGameList",
    "LeagueGameSeen",
    "LeagueList",
    "LeaguePlayerList",
    "LeaguePlayerSeen",
    "LeagueRole",
    "LeagueSeen",
    "LeagueStaffList",
    "LeagueStaffSeen",
    "LeagueStandingSeen",
    "LeagueTeamList",
    "LeagueTeamSeen",
    "LineSeen",
    "LineUp",
    "LineUpList",
    "LineUpSeen",
    "LogForm",
    "LogSent",
    "LogWritten",
    "MarkHolderSeen",
    "MarkList",
    "MarkSeen",
    "Measured",
    "MeetingList",
    "MeetingListDefinitions",
    "MeetingSeen",
    "MembershipList",
    "MembershipSeen",
    "NewConnection",
    "NewEvent",
    "NewEventTimerColorsType0",
    "NewEventTimerDelaysType0",
    "NewGame",
    "NewLeague",
    "NewMembership",
    "NewPenalty",
    "NewPlayer",
    "NewRegistration",
    "NewRegistrationRatingType",
    "NewRegistrationSex",
    "NewRuleSet",
    "NewSeason",
    "NewTeam",
    "NewTournament",
    "NewTournamentInitialColour",
    "NewTournamentSettings",
    "NewTournamentSystem",
    "NewWebhook",
    "OpenBoard",
    "PairingOrder",
    "Pairs",
    "PairsSeen",
    "PartOfGames",
    "PartOfGamesCounts",
    "PartOfGamesRates",
    "PenaltyList",
    "PenaltySeen",
    "PlayerChange",
    "PlayerInDetail",
    "PlayerInDetailDefinitions",
    "PlayerInDetailFormulas",
    "PlayerStateSeen",
    "PlayerStatistics",
    "PlayerStatisticsCounts",
    "PlayerStatisticsRates",
    "Presence",
    "Proposed",
    "ProposedExplanationItem",
    "ProposedSittingOut",
    "RateSeen",
    "RatingList",
    "RatingSeen",
    "Refused",
    "RefusedErrorsType0",
    "RegistrationChanges",
    "RegistrationChangesRatingType",
    "RegistrationChangesSex",
    "RegistrationList",
    "RegistrationSeen",
    "ResultSheet",
    "RoundChange",
    "RoundChangeStatus",
    "RoundList",
    "RoundListed",
    "RoundSeen",
    "RoundsStandingSeen",
    "RuleSetList",
    "RuleSetSeen",
    "RuleSetSeenSwitches",
    "SaidResult",
    "ScoresSent",
    "SeasonChange",
    "SeasonList",
    "SeasonSeen",
    "SeatSeen",
    "Seating",
    "SeatingOrder",
    "SeatingOrderEarlierItem",
    "SeatingOrderPreferences",
    "SeatingOrderStrength",
    "SeatingTablesItem",
    "SentFile",
    "SentFileFormat",
    "SentGames",
    "SentLineUp",
    "SentResult",
    "SentTeam",
    "SentTeams",
    "SheetLine",
    "SideSeen",
    "Sitting",
    "SkippedRoundList",
    "SkippedRoundNotice",
    "SkippedRoundNoticeReasonType0",
    "SkippedRoundSeen",
    "StaffList",
    "StaffSeen",
    "Stage",
    "StageTable",
    "StatisticsTable",
    "StatisticsTableDefinitions",
    "StatisticsTableFormulas",
    "StreakList",
    "StreakListDefinitions",
    "StreakSeen",
    "StreaksOf",
    "StreaksOfStreaks",
    "TeamAppearances",
    "TeamChange",
    "TeamStatistics",
    "TeamStatisticsCounts",
    "TeamStatisticsRates",
    "TeamStatisticsTable",
    "TeamStatisticsTableDefinitions",
    "TeamStatisticsTableFormulas",
    "TermSeen",
    "Topic",
    "TournamentChanges",
    "TournamentChangesInitialColour",
    "TournamentChangesSettings",
    "TournamentChangesSystem",
    "TournamentList",
    "TournamentSeen",
    "TournamentSeenSettings",
    "Traces",
    "WantedChecks",
    "WebhookChange",
    "WebhookList",
    "WebhookMade",
    "WebhookSeen",
    "WinTables",
    "WinTablesDefinitions",
    "WinTablesWinWaits",
    "WinValueCount",
    "YakuCount",
    "YakuNameList",
    "YakuNameSeen",
    "YakuSeen",
    "YearTables",
)
