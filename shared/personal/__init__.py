"""What every service keeps of members: renamed, forgotten and exported in one way."""
