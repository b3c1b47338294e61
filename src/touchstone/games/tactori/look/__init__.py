"""What Tactori looks like: towers and bridges at a tilt, and the same from above."""

from touchstone.games.tactori.look.towers import Towers

PAINTER = Towers()
