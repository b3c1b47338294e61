"""The review of a game that was played: what every turn was worth, where it turned, what stood."""

from touchstone.teaching.review.grades import Grade, Review, Reviewed, Standing
from touchstone.teaching.review.looking import review, reviews
from touchstone.teaching.review.turns import Played, turns_of

__all__ = ["Grade", "Played", "Review", "Reviewed", "Standing", "review", "reviews", "turns_of"]
