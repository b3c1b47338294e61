"""How 4EYES+ is played well: a guide, threats, a kernel, and what is proven of first lays."""

from touchstone.engine.mind import loaded_when_asked_for

__getattr__ = loaded_when_asked_for(f"{__name__}.whole", "MIND")
