"""Lessons: files of a game's folder, a coach who goes through them, and proofs of what they say."""
