"""The games for researchers: PettingZoo, OpenSpiel, and many boards at once."""
