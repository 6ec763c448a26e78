"""The pages in Chromium."""
