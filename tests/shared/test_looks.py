"""Which names look alike: never two of plain ASCII, often one with letters of another script."""

import pytest

from shared.looks import look_alike


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("\u0430dmin", "admin"),  # Cyrillic a
        ("\u0410DMIN", "admin"),  # Cyrillic A
        ("\u0397ans", "Hans"),  # Greek Eta
        ("p\u0430yp\u0430l", "PayPal"),
        ("scope", "\u0455\u0441\u043e\u0440\u0435"),  # all Cyrillic
        ("Tartemp\u0456on", "Tartempion"),  # Ukrainian i
        ("m\u00f8rten", "m\u00f8rten"),
        ("\uff21lice", "Alice"),  # full width
    ],
)
def test_letters_of_another_script_look_alike(name, other):
    assert look_alike(name, ["Somebody", other]) == other
    assert look_alike(other, [name]) == name


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("modern", "modem"),
        ("paul1", "paull"),
        ("O0O", "000"),
        ("\u0418\u0432\u0430\u043d", "Ivan"),  # a name of its own
        ("\u00c9lodie", "Melodie"),
    ],
)
def test_others_do_not(name, other):
    assert look_alike(name, [other]) is None
