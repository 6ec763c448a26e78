"""Listeners in the memory of a stream process: what becomes of them with time, and in a crowd."""

import pytest

from shared.streams.hub import (
    LONGEST_SECONDS,
    MOST_WAITING,
    PING_SECONDS,
    SLOW_SECONDS,
    Ear,
    Hub,
    Limits,
    TooManyListeners,
    TooManyOfYours,
)
from shared.streams.journal import ACCESS_CHANGED, Entry
from shared.streams.topics import Admission

TOPIC = "tournament:7"


class Line:
    """A connection that only notes whether it was cut."""

    cut = False

    def abort(self):
        self.cut = True


@pytest.fixture
def line():
    return Line()


@pytest.fixture
def ear(line):
    admission = Admission(TOPIC, frozenset({"arbiters"}), depends_on="event:1")
    return Ear("member:5", [admission], 10, line.abort)


def entry(number, *, name="news", topic=TOPIC, audience=None):
    return Entry(number, topic, name, audience, "{}")


def test_a_quiet_listener_is_due_a_ping(ear):
    ear.grow_older(ear.sent_at + PING_SECONDS - 1)
    assert not ear.is_due_a_ping
    ear.grow_older(ear.sent_at + PING_SECONDS + 1)
    assert ear.is_due_a_ping
    assert ear.woken.is_set()


def test_who_takes_nothing_is_cut_off(ear, line):
    ear.is_sending = True
    ear.grow_older(ear.sent_at + SLOW_SECONDS - 1)
    assert not line.cut
    ear.grow_older(ear.sent_at + SLOW_SECONDS + 1)
    assert (line.cut, ear.ended) == (True, True)


def test_a_stream_ends_in_the_end(ear, line):
    ear.sent_at += LONGEST_SECONDS
    ear.grow_older(ear.opened_at + LONGEST_SECONDS + 1)
    assert (line.cut, ear.ended) == (False, True)


def test_what_waits_is_bounded(ear, line):
    for number in range(MOST_WAITING + 50):
        ear.tell(entry(number))
    assert (len(ear.waiting), ear.is_behind, line.cut) == (0, True, False)


def test_who_is_behind_because_he_does_not_read_is_cut_off(ear, line):
    ear.is_sending = True
    for number in range(MOST_WAITING + 1):
        ear.tell(entry(number))
    assert (len(ear.waiting), line.cut) == (0, True)


@pytest.mark.parametrize(
    ("heard", "told"),
    [
        (True, entry(11)),
        (True, entry(11, audience="arbiters")),
        (False, entry(11, audience="clerks")),
        (False, entry(11, topic="tournament:8")),
        (False, entry(11, topic="event:1")),  # only asked whether it still lets him in
        (False, entry(11, name=ACCESS_CHANGED)),
    ],
)
def test_what_is_heard(ear, heard, told):
    assert ear.hears(told) is heard


@pytest.mark.parametrize(
    ("lost", "told"),
    [
        (True, entry(11, name=ACCESS_CHANGED)),
        (True, entry(11, name=ACCESS_CHANGED, topic="event:1")),
        (False, entry(10, name=ACCESS_CHANGED)),  # before rights were looked at
        (False, entry(11, name=ACCESS_CHANGED, topic="event:2")),
    ],
)
def test_what_ends_a_stream(ear, lost, told):
    assert ear.loses_access(told) is lost


def test_a_hub_hands_out_by_topic_and_counts_by_owner(line):
    hub = Hub(Limits(3, 2, 1))
    ears = [Ear("member:5", [Admission(f"member:{n}")], 0, line.abort) for n in (1, 2)]
    for each in ears:
        hub.add(each)
    with pytest.raises(TooManyOfYours):
        hub.add(Ear("member:5", [Admission("member:3")], 0, line.abort))
    hub.hand_out([entry(1, topic="member:2")])
    assert [len(each.waiting) for each in ears] == [0, 1]
    hub.add(Ear("address:::1", [Admission("member:3")], 0, line.abort))
    with pytest.raises(TooManyListeners):
        hub.require_room("member:6")
    hub.remove(ears[0])
    hub.require_room("member:5")
