"""The pages of mahjong leagues."""
