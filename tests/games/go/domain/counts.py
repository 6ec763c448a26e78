"""How often properties are tried: a few times in every run, many times in `make soak`."""

from hypothesis import settings

from tests.conftest import SOAK

few = settings(max_examples=1000 if SOAK else 20)
