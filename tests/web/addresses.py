"""Every page that can be opened without knowing more than its address."""

from web.routes import ROUTES

# What these pages are about stands behind the question mark.
QUERIES = {"/report": "/report?kind=pseudo&subject=admin"}
FILES = {"/account/data"}  # is downloaded, not shown
PATHS = [
    QUERIES.get(path, path)
    for path, page in ROUTES.items()
    if page.show and "<" not in path and path not in FILES
]
