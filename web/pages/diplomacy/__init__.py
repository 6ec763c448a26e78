"""The pages of Diplomacy: one file per noun."""
