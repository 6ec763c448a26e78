"""The robot of the documentation lets GNU Go play against itself."""

import subprocess
import sys
import threading
import time

import pytest
from werkzeug.serving import make_server

from shared.config import ROOT
from tests.games.go import gnugo

pytestmark = pytest.mark.slow
LONGEST_GAME_SECONDS = 100


@pytest.fixture
def url(service):
    server = make_server("127.0.0.1", 0, service.app, threaded=True)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.port}"
    server.shutdown()


def test_two_robots_play_a_game_to_its_end(url, start):
    path = gnugo.found()
    if path is None:
        pytest.skip("gnugo is not here and cannot be installed (apt-get install gnugo)")
    black, white, game = start(size=5, ruleset="CHINESE")
    robots = [subprocess.Popen([sys.executable, ROOT / "docs/go_bot.py", url, one.token, path,
                                "--mode", "gtp", "--level", "1", "--chinese-rules"])
              for one in (black, white)]
    try:
        deadline = time.monotonic() + LONGEST_GAME_SECONDS
        while (seen := black.get(f"/go-games/{game}"))["status"] != "FINISHED":
            assert time.monotonic() < deadline, seen
            assert all(robot.poll() is None for robot in robots)
            time.sleep(0.3)
    finally:
        for robot in robots:
            robot.kill()
            robot.wait()
    assert seen["result"][:2] in ("B+", "W+")
    assert seen["moves"] > 5
