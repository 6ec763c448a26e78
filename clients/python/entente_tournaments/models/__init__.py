"""Contains all the data models used in inputs/outputs"""

from .agenda_item import AgendaItem
from .agenda_items import AgendaItems
from .alert_text import AlertText
from .answered import Answered
from .appearance_list import AppearanceList
from .appearance_seen import AppearanceSeen
from .appointment import Appointment
from .arranged import Arranged
from .award_list import AwardList
from .band_now import BandNow
from .band_seen import BandSeen
from .best_of_role import BestOfRole
from .board_ranked import BoardRanked
from .board_seen import BoardSeen
from .board_standing import BoardStanding
from .cards import Cards
from .cards_seen import CardsSeen
from .category import Category
from .category_counts import CategoryCounts
from .category_counts_counts import CategoryCountsCounts
from .category_rules import CategoryRules
from .challenge import Challenge
from .challenge_seen import ChallengeSeen
from .change_list import ChangeList
from .change_list_names import ChangeListNames
from .change_seen import ChangeSeen
from .change_seen_steps_item import ChangeSeenStepsItem
from .change_sent import ChangeSent
from .change_sent_events_item import ChangeSentEventsItem
from .change_sent_whole_hand_type_0 import ChangeSentWholeHandType0
from .changes_confirmed import ChangesConfirmed
from .changes_sent import ChangesSent
from .check_in_switch import CheckInSwitch
from .claim_list import ClaimList
from .claim_report import ClaimReport
from .claim_seen import ClaimSeen
from .claim_status import ClaimStatus
from .closing import Closing
from .compared_seen import ComparedSeen
from .compared_seen_differences import ComparedSeenDifferences
from .comparison_seen import ComparisonSeen
from .connection_changes import ConnectionChanges
from .connection_list import ConnectionList
from .connection_seen import ConnectionSeen
from .consequence_seen import ConsequenceSeen
from .consequences import Consequences
from .consistency import Consistency
from .correction_list import CorrectionList
from .correction_seen import CorrectionSeen
from .correction_seen_before_type_0 import CorrectionSeenBeforeType0
from .crosstable_row import CrosstableRow
from .crosstable_seen import CrosstableSeen
from .curve import Curve
from .curve_of import CurveOf
from .curve_point import CurvePoint
from .delivery_list import DeliveryList
from .delivery_seen import DeliverySeen
from .delivery_whole import DeliveryWhole
from .destination import Destination
from .device_change import DeviceChange
from .device_key import DeviceKey
from .device_list import DeviceList
from .device_orders import DeviceOrders
from .device_seen import DeviceSeen
from .directors import Directors
from .disagreement_seen import DisagreementSeen
from .distributed import Distributed
from .distributed_names import DistributedNames
from .distribution_order import DistributionOrder
from .done import Done
from .draw_reason import DrawReason
from .drawn_hand_seen import DrawnHandSeen
from .end import End
from .ended_by import EndedBy
from .entered_result import EnteredResult
from .entered_sheet import EnteredSheet
from .entered_sheet_boards import EnteredSheetBoards
from .entries_rating_seen import EntriesRatingSeen
from .entries_team_list import EntriesTeamList
from .entries_team_seen import EntriesTeamSeen
from .entries_team_seen_names import EntriesTeamSeenNames
from .entry_list import EntryList
from .entry_of_person import EntryOfPerson
from .entry_seen import EntrySeen
from .event_changes import EventChanges
from .event_changes_timer_colors_type_0 import EventChangesTimerColorsType0
from .event_changes_timer_delays_type_0 import EventChangesTimerDelaysType0
from .event_file_report import EventFileReport
from .event_lists import EventLists
from .event_made import EventMade
from .event_of_tournament import EventOfTournament
from .event_seen import EventSeen
from .event_seen_timer_colors import EventSeenTimerColors
from .event_seen_timer_delays import EventSeenTimerDelays
from .event_shown import EventShown
from .event_text import EventText
from .events_sent import EventsSent
from .events_sent_events_item import EventsSentEventsItem
from .explained import Explained
from .export_form import ExportForm
from .export_list import ExportList
from .export_order import ExportOrder
from .export_order_format import ExportOrderFormat
from .export_seen import ExportSeen
from .family_changes import FamilyChanges
from .family_changes_type_type_0 import FamilyChangesTypeType0
from .family_seen import FamilySeen
from .federation_act import FederationAct
from .federation_act_act import FederationActAct
from .federation_reply import FederationReply
from .file_form import FileForm
from .file_text import FileText
from .first_order import FirstOrder
from .form import Form
from .foul_of_stage import FoulOfStage
from .foul_play_seen import FoulPlaySeen
from .foul_sent import FoulSent
from .foul_type import FoulType
from .found_person_seen import FoundPersonSeen
from .found_persons import FoundPersons
from .game_planned import GamePlanned
from .game_progress import GameProgress
from .game_progress_last_hand_type_0 import GameProgressLastHandType0
from .game_result_seen import GameResultSeen
from .game_seen import GameSeen
from .game_seen_tags import GameSeenTags
from .games_report import GamesReport
from .get_halls_lang import GetHallsLang
from .get_player_agenda_lang import GetPlayerAgendaLang
from .get_screen_content_lang import GetScreenContentLang
from .get_timer_bands_lang import GetTimerBandsLang
from .get_tournament_crosstables_format import GetTournamentCrosstablesFormat
from .get_tournament_files_format import GetTournamentFilesFormat
from .get_tournament_group_standings_by import GetTournamentGroupStandingsBy
from .get_tournament_prize_groups_format import GetTournamentPrizeGroupsFormat
from .get_tournament_prize_groups_sex import GetTournamentPrizeGroupsSex
from .get_tournament_rating_comparisons_speed import GetTournamentRatingComparisonsSpeed
from .get_tournament_standings_format import GetTournamentStandingsFormat
from .get_webhook_deliveries_status import GetWebhookDeliveriesStatus
from .gift import Gift
from .gift_colour import GiftColour
from .gift_given import GiftGiven
from .go_board_game_seen import GoBoardGameSeen
from .go_board_games_seen import GoBoardGamesSeen
from .go_setup import GoSetup
from .go_setup_byo_type import GoSetupByoType
from .go_setup_ruleset import GoSetupRuleset
from .go_setup_seen import GoSetupSeen
from .group_ranked import GroupRanked
from .group_standing import GroupStanding
from .grouped_games import GroupedGames
from .groups_seen import GroupsSeen
from .groups_seen_groups import GroupsSeenGroups
from .guest_answer import GuestAnswer
from .hall_made import HallMade
from .hall_role import HallRole
from .hall_seen import HallSeen
from .hand_end_seen import HandEndSeen
from .hand_event_seen import HandEventSeen
from .hand_foul_seen import HandFoulSeen
from .hand_in_detail import HandInDetail
from .hand_list import HandList
from .hand_pairing import HandPairing
from .hand_result_seen import HandResultSeen
from .hand_seen import HandSeen
from .hand_seen_written_type_0 import HandSeenWrittenType0
from .hands_sent import HandsSent
from .history_of_player import HistoryOfPlayer
from .hour_changes import HourChanges
from .hour_seen import HourSeen
from .hour_shown import HourShown
from .image_list import ImageList
from .image_seen import ImageSeen
from .image_upload import ImageUpload
from .import_report import ImportReport
from .job_seen import JobSeen
from .keizer_bytes import KeizerBytes
from .keizer_import import KeizerImport
from .keizer_report import KeizerReport
from .known import Known
from .ladder_list import LadderList
from .ladder_listed import LadderListed
from .ladder_seen import LadderSeen
from .ladders_absence import LaddersAbsence
from .league_appointment import LeagueAppointment
from .league_award_seen import LeagueAwardSeen
from .league_change import LeagueChange
from .league_game_end import LeagueGameEnd
from .league_game_list import LeagueGameList
from .league_game_seen import LeagueGameSeen
from .league_list import LeagueList
from .league_of_member import LeagueOfMember
from .league_of_member_counts import LeagueOfMemberCounts
from .league_of_member_rates import LeagueOfMemberRates
from .league_of_member_recorded_hands import LeagueOfMemberRecordedHands
from .league_overview import LeagueOverview
from .league_player_list import LeaguePlayerList
from .league_player_seen import LeaguePlayerSeen
from .league_rating_seen import LeagueRatingSeen
from .league_role import LeagueRole
from .league_seat_seen import LeagueSeatSeen
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
from .line_up_seen_names import LineUpSeenNames
from .link_shown import LinkShown
from .listed_player_seen import ListedPlayerSeen
from .listed_players_seen import ListedPlayersSeen
from .log_form import LogForm
from .log_sent import LogSent
from .log_written import LogWritten
from .mark_holder_seen import MarkHolderSeen
from .mark_list import MarkList
from .mark_seen import MarkSeen
from .measured import Measured
from .meeting_list import MeetingList
from .meeting_list_definitions import MeetingListDefinitions
from .meeting_planned import MeetingPlanned
from .meeting_seen import MeetingSeen
from .membership_list import MembershipList
from .membership_seen import MembershipSeen
from .move import Move
from .name_of_tournament import NameOfTournament
from .named_thing import NamedThing
from .names_of_tournaments import NamesOfTournaments
from .new_connection import NewConnection
from .new_device import NewDevice
from .new_event import NewEvent
from .new_event_timer_colors_type_0 import NewEventTimerColorsType0
from .new_event_timer_delays_type_0 import NewEventTimerDelaysType0
from .new_family import NewFamily
from .new_family_type import NewFamilyType
from .new_game import NewGame
from .new_ladder import NewLadder
from .new_league import NewLeague
from .new_membership import NewMembership
from .new_penalty import NewPenalty
from .new_person import NewPerson
from .new_person_sex import NewPersonSex
from .new_player import NewPlayer
from .new_registration import NewRegistration
from .new_registration_rating_type import NewRegistrationRatingType
from .new_registration_sex import NewRegistrationSex
from .new_rotator import NewRotator
from .new_rule_set import NewRuleSet
from .new_rule_set_rank_points_by_floaters import NewRuleSetRankPointsByFloaters
from .new_screen import NewScreen
from .new_screen_type import NewScreenType
from .new_season import NewSeason
from .new_set import NewSet
from .new_team import NewTeam
from .new_timer import NewTimer
from .new_timer_colors_type_0 import NewTimerColorsType0
from .new_timer_delays_type_0 import NewTimerDelaysType0
from .new_tournament import NewTournament
from .new_tournament_initial_colour import NewTournamentInitialColour
from .new_tournament_settings import NewTournamentSettings
from .new_tournament_system import NewTournamentSystem
from .new_webhook import NewWebhook
from .next_hand import NextHand
from .numbered_player import NumberedPlayer
from .obstacles import Obstacles
from .open_board import OpenBoard
from .ordered import Ordered
from .overview import Overview
from .own_entry import OwnEntry
from .pairing_explained import PairingExplained
from .pairing_explained_explanation_item import PairingExplainedExplanationItem
from .pairing_order import PairingOrder
from .pairs import Pairs
from .pairs_seen import PairsSeen
from .pairs_seen_names import PairsSeenNames
from .part_of_games import PartOfGames
from .part_of_games_counts import PartOfGamesCounts
from .part_of_games_rates import PartOfGamesRates
from .part_of_games_recorded_hands import PartOfGamesRecordedHands
from .payment import Payment
from .payment_seen import PaymentSeen
from .penalty_list import PenaltyList
from .penalty_seen import PenaltySeen
from .person_changes import PersonChanges
from .person_changes_sex import PersonChangesSex
from .person_checked import PersonChecked
from .person_list import PersonList
from .person_seen import PersonSeen
from .place_seen import PlaceSeen
from .plan_seen import PlanSeen
from .plan_wanted import PlanWanted
from .player_change import PlayerChange
from .player_counted import PlayerCounted
from .player_in_detail import PlayerInDetail
from .player_in_detail_definitions import PlayerInDetailDefinitions
from .player_in_detail_formulas import PlayerInDetailFormulas
from .player_shown import PlayerShown
from .player_state_seen import PlayerStateSeen
from .player_statistics import PlayerStatistics
from .player_statistics_counts import PlayerStatisticsCounts
from .player_statistics_rates import PlayerStatisticsRates
from .player_statistics_recorded_hands import PlayerStatisticsRecordedHands
from .points_entered import PointsEntered
from .points_entered_points import PointsEnteredPoints
from .position import Position
from .position_dislodged_ones import PositionDislodgedOnes
from .position_ownerships import PositionOwnerships
from .position_units import PositionUnits
from .positions import Positions
from .presence import Presence
from .prize_group_given import PrizeGroupGiven
from .prize_group_given_sex_type_0 import PrizeGroupGivenSexType0
from .prize_group_given_sharing import PrizeGroupGivenSharing
from .prizes_given import PrizesGiven
from .prizes_seen import PrizesSeen
from .proposed import Proposed
from .proposed_explanation_item import ProposedExplanationItem
from .proposed_names import ProposedNames
from .proposed_sitting_out import ProposedSittingOut
from .rank_shown import RankShown
from .rate_seen import RateSeen
from .rating_list import RatingList
from .rating_list_seen import RatingListSeen
from .rating_lists_seen import RatingListsSeen
from .refused import Refused
from .refused_errors_type_0 import RefusedErrorsType0
from .registration_changes import RegistrationChanges
from .registration_changes_rating_type import RegistrationChangesRatingType
from .registration_changes_sex import RegistrationChangesSex
from .registration_list import RegistrationList
from .registration_seen import RegistrationSeen
from .remark_seen import RemarkSeen
from .remark_seen_kind import RemarkSeenKind
from .renaming import Renaming
from .repair import Repair
from .repair_act import RepairAct
from .reported_name import ReportedName
from .result_sheet import ResultSheet
from .result_shown import ResultShown
from .roles_by_game import RolesByGame
from .roles_by_game_additional_property import RolesByGameAdditionalProperty
from .rotator_changes import RotatorChanges
from .rotator_contents import RotatorContents
from .rotator_listed import RotatorListed
from .rotator_seen import RotatorSeen
from .round_change import RoundChange
from .round_change_order import RoundChangeOrder
from .round_change_status import RoundChangeStatus
from .round_changed import RoundChanged
from .round_changed_names import RoundChangedNames
from .round_list import RoundList
from .round_listed import RoundListed
from .round_of_path import RoundOfPath
from .round_seen import RoundSeen
from .rounds_award_seen import RoundsAwardSeen
from .rounds_seating_order import RoundsSeatingOrder
from .rounds_seating_order_earlier_item import RoundsSeatingOrderEarlierItem
from .rounds_seating_order_preferences import RoundsSeatingOrderPreferences
from .rounds_seating_order_strength import RoundsSeatingOrderStrength
from .rounds_standing_seen import RoundsStandingSeen
from .rule import Rule
from .rule_set_list import RuleSetList
from .rule_set_seen import RuleSetSeen
from .rule_set_seen_rank_points_by_floaters import RuleSetSeenRankPointsByFloaters
from .rule_set_seen_switches import RuleSetSeenSwitches
from .rules_absence import RulesAbsence
from .said_result import SaidResult
from .said_won import SaidWon
from .scores_sent import ScoresSent
from .screen_changes import ScreenChanges
from .screen_changes_type_type_0 import ScreenChangesTypeType0
from .screen_contents import ScreenContents
from .screen_listed import ScreenListed
from .screen_seen import ScreenSeen
from .screen_shown import ScreenShown
from .season_change import SeasonChange
from .season_list import SeasonList
from .season_seen import SeasonSeen
from .seat_after import SeatAfter
from .seat_change import SeatChange
from .seat_shown import SeatShown
from .seating import Seating
from .seating_job_seen import SeatingJobSeen
from .seating_tables_item import SeatingTablesItem
from .seatings_game_end import SeatingsGameEnd
from .seatings_seat_seen import SeatingsSeatSeen
from .seatings_seating_order import SeatingsSeatingOrder
from .seen_report import SeenReport
from .seen_reports import SeenReports
from .sent_event import SentEvent
from .sent_event_file import SentEventFile
from .sent_event_file_kind import SentEventFileKind
from .sent_file import SentFile
from .sent_file_format import SentFileFormat
from .sent_games import SentGames
from .sent_line_up import SentLineUp
from .sent_result import SentResult
from .sent_team import SentTeam
from .sent_teams import SentTeams
from .set_changes import SetChanges
from .set_seen import SetSeen
from .set_shown import SetShown
from .setup import Setup
from .setup_alerts import SetupAlerts
from .sheet_line import SheetLine
from .side_seen import SideSeen
from .sign import Sign
from .sitting import Sitting
from .sitting_after import SittingAfter
from .sitting_out_seen import SittingOutSeen
from .skipped_round_list import SkippedRoundList
from .skipped_round_notice import SkippedRoundNotice
from .skipped_round_notice_reason_type_0 import SkippedRoundNoticeReasonType0
from .skipped_round_seen import SkippedRoundSeen
from .staff_list import StaffList
from .staff_seen import StaffSeen
from .stage import Stage
from .stage_change_list import StageChangeList
from .stage_change_seen import StageChangeSeen
from .stage_table import StageTable
from .start_number import StartNumber
from .start_numbers import StartNumbers
from .start_order import StartOrder
from .statistics_table import StatisticsTable
from .statistics_table_definitions import StatisticsTableDefinitions
from .statistics_table_formulas import StatisticsTableFormulas
from .step import Step
from .step_wanted import StepWanted
from .stored_rows import StoredRows
from .stored_rows_tables import StoredRowsTables
from .stored_rows_tables_additional_property_item import (
    StoredRowsTablesAdditionalPropertyItem,
)
from .streak_list import StreakList
from .streak_list_definitions import StreakListDefinitions
from .streak_seen import StreakSeen
from .streaks_of import StreaksOf
from .streaks_of_streaks import StreaksOfStreaks
from .table_game_seen import TableGameSeen
from .table_games_seen import TableGamesSeen
from .table_line import TableLine
from .table_listed import TableListed
from .table_one import TableOne
from .table_one_years import TableOneYears
from .table_one_years_additional_property import TableOneYearsAdditionalProperty
from .table_path import TablePath
from .table_report import TableReport
from .table_round_change import TableRoundChange
from .table_round_change_status import TableRoundChangeStatus
from .table_round_seen import TableRoundSeen
from .table_round_seen_explanation_item import TableRoundSeenExplanationItem
from .table_round_seen_names import TableRoundSeenNames
from .table_seat_shown import TableSeatShown
from .table_standing import TableStanding
from .team_appearances import TeamAppearances
from .team_change import TeamChange
from .team_line import TeamLine
from .team_planned import TeamPlanned
from .team_statistics import TeamStatistics
from .team_statistics_counts import TeamStatisticsCounts
from .team_statistics_rates import TeamStatisticsRates
from .team_statistics_recorded_hands import TeamStatisticsRecordedHands
from .team_statistics_table import TeamStatisticsTable
from .team_statistics_table_definitions import TeamStatisticsTableDefinitions
from .team_statistics_table_formulas import TeamStatisticsTableFormulas
from .term_seen import TermSeen
from .ticket import Ticket
from .ticket_asked import TicketAsked
from .timer_changes import TimerChanges
from .timer_changes_colors_type_0 import TimerChangesColorsType0
from .timer_changes_delays_type_0 import TimerChangesDelaysType0
from .timer_seen import TimerSeen
from .timer_seen_colors_type_0 import TimerSeenColorsType0
from .timer_seen_delays_type_0 import TimerSeenDelaysType0
from .timer_shown import TimerShown
from .timer_shown_colors import TimerShownColors
from .timer_shown_delays import TimerShownDelays
from .times_played import TimesPlayed
from .topic import Topic
from .totals import Totals
from .tournament_changes import TournamentChanges
from .tournament_changes_initial_colour import TournamentChangesInitialColour
from .tournament_changes_settings import TournamentChangesSettings
from .tournament_changes_system import TournamentChangesSystem
from .tournament_list import TournamentList
from .tournament_of_game import TournamentOfGame
from .tournament_of_player import TournamentOfPlayer
from .tournament_seen import TournamentSeen
from .tournament_seen_settings import TournamentSeenSettings
from .tournament_status import TournamentStatus
from .tournaments_of_player import TournamentsOfPlayer
from .traces import Traces
from .trusted import Trusted
from .trusted_list import TrustedList
from .trusted_seen import TrustedSeen
from .vote_cast import VoteCast
from .vote_seen import VoteSeen
from .wanted_checks import WantedChecks
from .webhook_change import WebhookChange
from .webhook_list import WebhookList
from .webhook_made import WebhookMade
from .webhook_seen import WebhookSeen
from .which_member import WhichMember
from .win_tables import WinTables
from .win_tables_definitions import WinTablesDefinitions
from .win_tables_win_waits import WinTablesWinWaits
from .win_value_count import WinValueCount
from .wish import Wish
from .wish_seen import WishSeen
from .written_sent import WrittenSent
from .written_sent_wins_item import WrittenSentWinsItem
from .yaku_count import YakuCount
from .yaku_name_list import YakuNameList
from .yaku_name_seen import YakuNameSeen
from .yaku_seen import YakuSeen
from .year_entered import YearEntered
from .year_entered_centres import YearEnteredCentres
from .year_tables import YearTables

__all__ = (
    "AgendaItem",
    "AgendaItems",
    "AlertText",
    "Answered",
    "AppearanceList",
    "AppearanceSeen",
    "Appointment",
    "Arranged",
    "AwardList",
    "BandNow",
    "BandSeen",
    "BestOfRole",
    "BoardRanked",
    "BoardSeen",
    "BoardStanding",
    "Cards",
    "CardsSeen",
    "Category",
    "CategoryCounts",
    "CategoryCountsCounts",
    "CategoryRules",
    "Challenge",
    "ChallengeSeen",
    "ChangeList",
    "ChangeListNames",
    "ChangeSeen",
    "ChangeSeenStepsItem",
    "ChangeSent",
    "ChangeSentEventsItem",
    "ChangeSentWholeHandType0",
    "ChangesConfirmed",
    "ChangesSent",
    "CheckInSwitch",
    "ClaimList",
    "ClaimReport",
    "ClaimSeen",
    "ClaimStatus",
    "Closing",
    "ComparedSeen",
    "ComparedSeenDifferences",
    "ComparisonSeen",
    "ConnectionChanges",
    "ConnectionList",
    "ConnectionSeen",
    "ConsequenceSeen",
    "Consequences",
    "Consistency",
    "CorrectionList",
    "CorrectionSeen",
    "CorrectionSeenBeforeType0",
    "CrosstableRow",
    "CrosstableSeen",
    "Curve",
    "CurveOf",
    "CurvePoint",
    "DeliveryList",
    "DeliverySeen",
    "DeliveryWhole",
    "Destination",
    "DeviceChange",
    "DeviceKey",
    "DeviceList",
    "DeviceOrders",
    "DeviceSeen",
    "Directors",
    "DisagreementSeen",
    "Distributed",
    "DistributedNames",
    "DistributionOrder",
    "Done",
    "DrawReason",
    "DrawnHandSeen",
    "End",
    "EndedBy",
    "EnteredResult",
    "EnteredSheet",
    "EnteredSheetBoards",
    "EntriesRatingSeen",
    "EntriesTeamList",
    "EntriesTeamSeen",
    "EntriesTeamSeenNames",
    "EntryList",
    "EntryOfPerson",
    "EntrySeen",
    "EventChanges",
    "EventChangesTimerColorsType0",
    "EventChangesTimerDelaysType0",
    "EventFileReport",
    "EventLists",
    "EventMade",
    "EventOfTournament",
    "EventSeen",
    "EventSeenTimerColors",
    "EventSeenTimerDelays",
    "EventShown",
    "EventText",
    "EventsSent",
    "EventsSentEventsItem",
    "Explained",
    "ExportForm",
    "ExportList",
    "ExportOrder",
    "ExportOrderFormat",
    "ExportSeen",
    "FamilyChanges",
    "FamilyChangesTypeType0",
    "FamilySeen",
    "FederationAct",
    "FederationActAct",
    "FederationReply",
    "FileForm",
    "FileText",
    "FirstOrder",
    "Form",
    "FoulOfStage",
    "FoulPlaySeen",
    "FoulSent",
    "FoulType",
    "FoundPersonSeen",
    "FoundPersons",
    "GamePlanned",
    "GameProgress",
    "GameProgressLastHandType0",
    "GameResultSeen",
    "GameSeen",
    "GameSeenTags",
    "GamesReport",
    "GetHallsLang",
    "GetPlayerAgendaLang",
    "GetScreenContentLang",
    "GetTimerBandsLang",
    "GetTournamentCrosstablesFormat",
    "GetTournamentFilesFormat",
    "GetTournamentGroupStandingsBy",
    "GetTournamentPrizeGroupsFormat",
    "GetTournamentPrizeGroupsSex",
    "GetTournamentRatingComparisonsSpeed",
    "GetTournamentStandingsFormat",
    "GetWebhookDeliveriesStatus",
    "Gift",
    "GiftColour",
    "GiftGiven",
    "GoBoardGameSeen",
    "GoBoardGamesSeen",
    "GoSetup",
    "GoSetupByoType",
    "GoSetupRuleset",
    "GoSetupSeen",
    "GroupRanked",
    "GroupStanding",
    "GroupedGames",
    "GroupsSeen",
    "GroupsSeenGroups",
    "GuestAnswer",
    "HallMade",
    "HallRole",
    "HallSeen",
    "HandEndSeen",
    "HandEventSeen",
    "HandFoulSeen",
    "HandInDetail",
    "HandList",
    "HandPairing",
    "HandResultSeen",
    "HandSeen",
    "HandSeenWrittenType0",
    "HandsSent",
    "HistoryOfPlayer",
    "HourChanges",
    "HourSeen",
    "HourShown",
    "ImageList",
    "ImageSeen",
    "ImageUpload",
    "ImportReport",
    "JobSeen",
    "KeizerBytes",
    "KeizerImport",
    "KeizerReport",
    "Known",
    "LadderList",
    "LadderListed",
    "LadderSeen",
    "LaddersAbsence",
    "LeagueAppointment",
    "LeagueAwardSeen",
    "LeagueChange",
    "LeagueGameEnd",
    "LeagueGameList",
    "LeagueGameSeen",
    "LeagueList",
    "LeagueOfMember",
    "LeagueOfMemberCounts",
    "LeagueOfMemberRates",
    "LeagueOfMemberRecordedHands",
    "LeagueOverview",
    "LeaguePlayerList",
    "LeaguePlayerSeen",
    "LeagueRatingSeen",
    "LeagueRole",
    "LeagueSeatSeen",
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
    "LineUpSeenNames",
    "LinkShown",
    "ListedPlayerSeen",
    "ListedPlayersSeen",
    "LogForm",
    "LogSent",
    "LogWritten",
    "MarkHolderSeen",
    "MarkList",
    "MarkSeen",
    "Measured",
    "MeetingList",
    "MeetingListDefinitions",
    "MeetingPlanned",
    "MeetingSeen",
    "MembershipList",
    "MembershipSeen",
    "Move",
    "NameOfTournament",
    "NamedThing",
    "NamesOfTournaments",
    "NewConnection",
    "NewDevice",
    "NewEvent",
    "NewEventTimerColorsType0",
    "NewEventTimerDelaysType0",
    "NewFamily",
    "NewFamilyType",
    "NewGame",
    "NewLadder",
    "NewLeague",
    "NewMembership",
    "NewPenalty",
    "NewPerson",
    "NewPersonSex",
    "NewPlayer",
    "NewRegistration",
    "NewRegistrationRatingType",
    "NewRegistrationSex",
    "NewRotator",
    "NewRuleSet",
    "NewRuleSetRankPointsByFloaters",
    "NewScreen",
    "NewScreenType",
    "NewSeason",
    "NewSet",
    "NewTeam",
    "NewTimer",
    "NewTimerColorsType0",
    "NewTimerDelaysType0",
    "NewTournament",
    "NewTournamentInitialColour",
    "NewTournamentSettings",
    "NewTournamentSystem",
    "NewWebhook",
    "NextHand",
    "NumberedPlayer",
    "Obstacles",
    "OpenBoard",
    "Ordered",
    "Overview",
    "OwnEntry",
    "PairingExplained",
    "PairingExplainedExplanationItem",
    "PairingOrder",
    "Pairs",
    "PairsSeen",
    "PairsSeenNames",
    "PartOfGames",
    "PartOfGamesCounts",
    "PartOfGamesRates",
    "PartOfGamesRecordedHands",
    "Payment",
    "PaymentSeen",
    "PenaltyList",
    "PenaltySeen",
    "PersonChanges",
    "PersonChangesSex",
    "PersonChecked",
    "PersonList",
    "PersonSeen",
    "PlaceSeen",
    "PlanSeen",
    "PlanWanted",
    "PlayerChange",
    "PlayerCounted",
    "PlayerInDetail",
    "PlayerInDetailDefinitions",
    "PlayerInDetailFormulas",
    "PlayerShown",
    "PlayerStateSeen",
    "PlayerStatistics",
    "PlayerStatisticsCounts",
    "PlayerStatisticsRates",
    "PlayerStatisticsRecordedHands",
    "PointsEntered",
    "PointsEnteredPoints",
    "Position",
    "PositionDislodgedOnes",
    "PositionOwnerships",
    "PositionUnits",
    "Positions",
    "Presence",
    "PrizeGroupGiven",
    "PrizeGroupGivenSexType0",
    "PrizeGroupGivenSharing",
    "PrizesGiven",
    "PrizesSeen",
    "Proposed",
    "ProposedExplanationItem",
    "ProposedNames",
    "ProposedSittingOut",
    "RankShown",
    "RateSeen",
    "RatingList",
    "RatingListSeen",
    "RatingListsSeen",
    "Refused",
    "RefusedErrorsType0",
    "RegistrationChanges",
    "RegistrationChangesRatingType",
    "RegistrationChangesSex",
    "RegistrationList",
    "RegistrationSeen",
    "RemarkSeen",
    "RemarkSeenKind",
    "Renaming",
    "Repair",
    "RepairAct",
    "ReportedName",
    "ResultSheet",
    "ResultShown",
    "RolesByGame",
    "RolesByGameAdditionalProperty",
    "RotatorChanges",
    "RotatorContents",
    "RotatorListed",
    "RotatorSeen",
    "RoundChange",
    "RoundChangeOrder",
    "RoundChangeStatus",
    "RoundChanged",
    "RoundChangedNames",
    "RoundList",
    "RoundListed",
    "RoundOfPath",
    "RoundSeen",
    "RoundsAwardSeen",
    "RoundsSeatingOrder",
    "RoundsSeatingOrderEarlierItem",
    "RoundsSeatingOrderPreferences",
    "RoundsSeatingOrderStrength",
    "RoundsStandingSeen",
    "Rule",
    "RuleSetList",
    "RuleSetSeen",
    "RuleSetSeenRankPointsByFloaters",
    "RuleSetSeenSwitches",
    "RulesAbsence",
    "SaidResult",
    "SaidWon",
    "ScoresSent",
    "ScreenChanges",
    "ScreenChangesTypeType0",
    "ScreenContents",
    "ScreenListed",
    "ScreenSeen",
    "ScreenShown",
    "SeasonChange",
    "SeasonList",
    "SeasonSeen",
    "SeatAfter",
    "SeatChange",
    "SeatShown",
    "Seating",
    "SeatingJobSeen",
    "SeatingTablesItem",
    "SeatingsGameEnd",
    "SeatingsSeatSeen",
    "SeatingsSeatingOrder",
    "SeenReport",
    "SeenReports",
    "SentEvent",
    "SentEventFile",
    "SentEventFileKind",
    "SentFile",
    "SentFileFormat",
    "SentGames",
    "SentLineUp",
    "SentResult",
    "SentTeam",
    "SentTeams",
    "SetChanges",
    "SetSeen",
    "SetShown",
    "Setup",
    "SetupAlerts",
    "SheetLine",
    "SideSeen",
    "Sign",
    "Sitting",
    "SittingAfter",
    "SittingOutSeen",
    "SkippedRoundList",
    "SkippedRoundNotice",
    "SkippedRoundNoticeReasonType0",
    "SkippedRoundSeen",
    "StaffList",
    "StaffSeen",
    "Stage",
    "StageChangeList",
    "StageChangeSeen",
    "StageTable",
    "StartNumber",
    "StartNumbers",
    "StartOrder",
    "StatisticsTable",
    "StatisticsTableDefinitions",
    "StatisticsTableFormulas",
    "Step",
    "StepWanted",
    "StoredRows",
    "StoredRowsTables",
    "StoredRowsTablesAdditionalPropertyItem",
    "StreakList",
    "StreakListDefinitions",
    "StreakSeen",
    "StreaksOf",
    "StreaksOfStreaks",
    "TableGameSeen",
    "TableGamesSeen",
    "TableLine",
    "TableListed",
    "TableOne",
    "TableOneYears",
    "TableOneYearsAdditionalProperty",
    "TablePath",
    "TableReport",
    "TableRoundChange",
    "TableRoundChangeStatus",
    "TableRoundSeen",
    "TableRoundSeenExplanationItem",
    "TableRoundSeenNames",
    "TableSeatShown",
    "TableStanding",
    "TeamAppearances",
    "TeamChange",
    "TeamLine",
    "TeamPlanned",
    "TeamStatistics",
    "TeamStatisticsCounts",
    "TeamStatisticsRates",
    "TeamStatisticsRecordedHands",
    "TeamStatisticsTable",
    "TeamStatisticsTableDefinitions",
    "TeamStatisticsTableFormulas",
    "TermSeen",
    "Ticket",
    "TicketAsked",
    "TimerChanges",
    "TimerChangesColorsType0",
    "TimerChangesDelaysType0",
    "TimerSeen",
    "TimerSeenColorsType0",
    "TimerSeenDelaysType0",
    "TimerShown",
    "TimerShownColors",
    "TimerShownDelays",
    "TimesPlayed",
    "Topic",
    "Totals",
    "TournamentChanges",
    "TournamentChangesInitialColour",
    "TournamentChangesSettings",
    "TournamentChangesSystem",
    "TournamentList",
    "TournamentOfGame",
    "TournamentOfPlayer",
    "TournamentSeen",
    "TournamentSeenSettings",
    "TournamentStatus",
    "TournamentsOfPlayer",
    "Traces",
    "Trusted",
    "TrustedList",
    "TrustedSeen",
    "VoteCast",
    "VoteSeen",
    "WantedChecks",
    "WebhookChange",
    "WebhookList",
    "WebhookMade",
    "WebhookSeen",
    "WhichMember",
    "WinTables",
    "WinTablesDefinitions",
    "WinTablesWinWaits",
    "WinValueCount",
    "Wish",
    "WishSeen",
    "WrittenSent",
    "WrittenSentWinsItem",
    "YakuCount",
    "YakuNameList",
    "YakuNameSeen",
    "YakuSeen",
    "YearEntered",
    "YearEnteredCentres",
    "YearTables",
)
