"""How Four Senses is played well: a guide, a kernel, a solver and a book of openings."""

from touchstone.engine.mind import loaded_when_asked_for

__getattr__ = loaded_when_asked_for(f"{__name__}.whole", "MIND")
