"""Contains all the data models used in inputs/outputs"""

from .batch import Batch
from .batch_adjacent_convoy import BatchAdjacentConvoy
from .batch_convoy_retreat import BatchConvoyRetreat
from .batch_lang import BatchLang
from .batch_removal import BatchRemoval
from .batch_results import BatchResults
from .batch_results_results_item import BatchResultsResultsItem
from .form import Form
from .get_variants_lang import GetVariantsLang
from .get_words_lang import GetWordsLang
from .listed_variant import ListedVariant
from .listed_variants import ListedVariants
from .noted_orders import NotedOrders
from .notes import Notes
from .notes_adjacent_convoy import NotesAdjacentConvoy
from .notes_convoy_retreat import NotesConvoyRetreat
from .notes_lang import NotesLang
from .notes_removal import NotesRemoval
from .orders import Orders
from .orders_query import OrdersQuery
from .orders_query_adjacent_convoy import OrdersQueryAdjacentConvoy
from .orders_query_convoy_retreat import OrdersQueryConvoyRetreat
from .orders_query_lang import OrdersQueryLang
from .orders_query_removal import OrdersQueryRemoval
from .refused import Refused
from .refused_errors_type_0 import RefusedErrorsType0
from .solution import Solution
from .solution_outcomes_item import SolutionOutcomesItem
from .solution_retreats_item import SolutionRetreatsItem
from .solution_situation_result import SolutionSituationResult
from .submission import Submission
from .submission_adjacent_convoy import SubmissionAdjacentConvoy
from .submission_convoy_retreat import SubmissionConvoyRetreat
from .submission_lang import SubmissionLang
from .submission_removal import SubmissionRemoval
from .unread_line import UnreadLine
from .variant_document import VariantDocument
from .variant_geometry import VariantGeometry
from .variant_geometry_geometry_type_0 import VariantGeometryGeometryType0
from .variant_words import VariantWords
from .variant_words_coasts import VariantWordsCoasts
from .variant_words_colours import VariantWordsColours
from .variant_words_lands import VariantWordsLands
from .variant_words_orders import VariantWordsOrders
from .variant_words_roles import VariantWordsRoles
from .variant_words_seasons import VariantWordsSeasons
from .variant_words_units import VariantWordsUnits
from .variant_words_zone_titles import VariantWordsZoneTitles
from .variant_words_zones import VariantWordsZones

__all__ = (
    "Batch",
    "BatchAdjacentConvoy",
    "BatchConvoyRetreat",
    "BatchLang",
    "BatchRemoval",
    "BatchResults",
    "BatchResultsResultsItem",
    "Form",
    "GetVariantsLang",
    "GetWordsLang",
    "ListedVariant",
    "ListedVariants",
    "NotedOrders",
    "Notes",
    "NotesAdjacentConvoy",
    "NotesConvoyRetreat",
    "NotesLang",
    "NotesRemoval",
    "Orders",
    "OrdersQuery",
    "OrdersQueryAdjacentConvoy",
    "OrdersQueryConvoyRetreat",
    "OrdersQueryLang",
    "OrdersQueryRemoval",
    "Refused",
    "RefusedErrorsType0",
    "Solution",
    "SolutionOutcomesItem",
    "SolutionRetreatsItem",
    "SolutionSituationResult",
    "Submission",
    "SubmissionAdjacentConvoy",
    "SubmissionConvoyRetreat",
    "SubmissionLang",
    "SubmissionRemoval",
    "UnreadLine",
    "VariantDocument",
    "VariantGeometry",
    "VariantGeometryGeometryType0",
    "VariantWords",
    "VariantWordsCoasts",
    "VariantWordsColours",
    "VariantWordsLands",
    "VariantWordsOrders",
    "VariantWordsRoles",
    "VariantWordsSeasons",
    "VariantWordsUnits",
    "VariantWordsZoneTitles",
    "VariantWordsZones",
)
