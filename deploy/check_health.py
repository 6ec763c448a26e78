"""The container's health check: does this service answer?"""

import os
import sys
import urllib.request

from shared.config import settings

if __name__ == "__main__":
    name = os.environ["SERVICE"]
    port = settings().web_port if name == "web" else settings().ports[name]
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=2) as answer:
        sys.exit(answer.status != 200)
