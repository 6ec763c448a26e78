"""Answers kept as long as what they were made from stands: tournaments have versions."""

import threading
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from cachetools import LRUCache

Answer = TypeVar("Answer")


class AnswerCache(Generic[Answer]):
    """The answers asked for last; a key names everything they depend on."""

    def __init__(self, most: int):
        self._answers: LRUCache[Hashable, Answer] = LRUCache(most)
        self._one_at_a_time = threading.Lock()

    def get(self, key: Hashable) -> Answer | None:
        with self._one_at_a_time:
            return self._answers.get(key)

    def keep(self, key: Hashable, answer: Answer) -> Answer:
        with self._one_at_a_time:
            self._answers[key] = answer
        return answer

    def find_or_make(self, key: Hashable, make: Callable[[], Answer]) -> Answer:
        """Made by whoever asks first; two who ask at once may both make it."""
        known = self.get(key)
        return known if known is not None else self.keep(key, make())
