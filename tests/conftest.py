"""Settings for every test."""

from hypothesis import settings

# A slow machine is no broken rule: how long something takes is for the benchmarks.
settings.register_profile("touchstone", deadline=None)
settings.load_profile("touchstone")
