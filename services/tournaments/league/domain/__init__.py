"""The rules of the team league: no storage, no network, no clock."""
