"""docs/operating.md and docs/upgrading.md, followed in an empty Debian: `python -m tests.guide`."""
