"""A second stack that the tests of this folder may hurt: kill, stop, fill up."""

import subprocess

import pytest

from tests.api import Api
from tests.packages import skip
from tests.stack import Stack

DISK = "size=48m"


@pytest.fixture(scope="package")
def running_stack():
    made = Stack()
    yield made.start()
    made.remove()


@pytest.fixture
def stack_on_small_disk():
    """A stack whose data folder is a small file system of its own."""
    made = Stack()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", DISK, "tmpfs", str(made.data)],
        capture_output=True,
        check=False,
    )
    if mounted.returncode:
        skip("full disk", "a small file system cannot be mounted here (that needs root)")
    try:
        yield Api(made.start())
    finally:
        made.stop()
        subprocess.run(["umount", "-l", str(made.data)], check=False)
        made.remove()
