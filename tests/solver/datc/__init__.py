"""The Diplomacy Adjudicator Test Cases, version 3.0, in our own notation."""
