"""The fast twins of the rules, each proven equal to them by a test."""
