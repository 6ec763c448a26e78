"""The container's health check: does this service answer?"""

import os
import sys
import urllib.request

from shared.config import settings

if __name__ == "__main__":
    port = settings().ports[os.environ["SERVICE"]]
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=2) as answer:
        sys.exit(answer.status != 200)
