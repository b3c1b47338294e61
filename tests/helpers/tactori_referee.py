"""A second, slow referee for the competitive games, written from the rule book alone.

It reads a position text, knows coordinates instead of segments and floors as plain numbers, tries
every conceivable move and sorts the legal ones by the key that the notation page gives.
"""

from dataclasses import dataclass, field
from itertools import pairwise, product

Point = tuple[int, int]
COLOURS = ["red", "blue", "yellow", "green"]
ROWS = ["place", "lay", "take", "shift", "move"]


@dataclass
class Stick:
    colour: str
    ends: tuple[Point, Point]
    floor: int

    @property
    def middle(self) -> Point | None:
        (x, y), (u, v) = self.ends
        return ((x + u) // 2, (y + v) // 2) if abs(x - u) + abs(y - v) == 2 else None

    def units(self) -> set[frozenset[Point]]:
        middle = self.middle
        walk = [self.ends[0], *([middle] if middle else []), self.ends[1]]
        return {frozenset(step) for step in pairwise(walk)}


@dataclass
class Referee:
    """What a position text says."""

    text: str
    spacing: str = "span"
    straight: str = "fly"
    towers: dict[Point, list[str]] = field(default_factory=dict)
    sticks: list[Stick] = field(default_factory=list)

    def __post_init__(self) -> None:
        parts = dict(part.split(" ", 1) for part in self.text.split("; ")[1:])
        self.variant, self.stage = parts["variant"], parts["stage"]
        self.wide = self.variant in ("rectangle-advanced", "rectangles")
        self.size, self.span = (9, 2) if self.wide else (5, 1)
        self.fields = list(product(range(self.size), range(self.size)))
        self.towers = {at: [] for at in self.fields}
        for item in self._items(parts["towers"]):
            name, *stones = item.split()
            self.towers[self._point(name)] = stones
        for item in self._items(parts["sticks"]):
            colour, ends, floor = item.split()
            self.sticks.append(Stick(colour, self._ends(ends), int(floor)))
        self.colour = COLOURS[int(parts["turn"]) - 1]
        self.laid = [self._ends(item) for item in self._items(parts.get("laid", "-"))]
        self.taken = [self._ends(item) for item in self._items(parts.get("taken", "-"))]

    def _items(self, text: str) -> list[str]:
        return [] if text == "-" else text.split(", ")

    def _point(self, name: str) -> Point:
        return "abcdefghi".index(name[0]), int(name[1:]) - 1

    def _ends(self, text: str) -> tuple[Point, Point]:
        first, last = text.split("-")
        return self._point(first), self._point(last)

    def name(self, at: Point) -> str:
        return "abcdefghi"[at[0]] + str(at[1] + 1)

    def height(self, at: Point) -> int:
        return len(self.towers[at])

    def clamped(self, stick: Stick) -> bool:
        return any(self.height(end) > stick.floor for end in stick.ends)

    def built_over(self, stick: Stick) -> bool:
        middle = stick.middle
        over = middle is not None and self.height(middle) > stick.floor
        return self.clamped(stick) or over

    def held(self, at: Point, floor: int) -> bool:
        return any(s.floor == floor and at in (*s.ends, s.middle) for s in self.sticks)

    def shut_above(self, at: Point, floor: int) -> bool:
        """Whether a clamped stick passes the field above this floor."""
        return any(s.middle == at and s.floor > floor and self.clamped(s) for s in self.sticks)

    def near_own(self, at: Point) -> bool:
        x, y = at
        near = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
        return any(self.colour in self.towers.get(other, []) for other in near)

    def can_put(self, at: Point) -> bool:
        if self.shut_above(at, self.height(at)):
            return False
        return self.spacing == "span" or not self.near_own(at)

    def can_lay(self, first: Point, last: Point) -> bool:
        (x, y), (u, v) = first, last
        if not (first < last and sorted((abs(x - u), abs(y - v))) == [0, self.span]):
            return False
        low, high = self.towers[first], self.towers[last]
        if not low or len(low) != len(high) or {low[-1], high[-1]} != {self.colour}:
            return False
        new = Stick(self.colour, (first, last), len(low))
        if new.middle is not None and self.height(new.middle) > new.floor:
            return False
        return not any(
            old.units() & new.units() and abs(old.floor - new.floor) <= 1 for old in self.sticks
        )

    def run(self, at: Point) -> int:
        length = 0
        for floor in range(self.height(at), 0, -1):
            stone = self.towers[at][floor - 1]
            if stone != self.colour or self.held(at, floor) or self.shut_above(at, floor):
                break
            length += 1
        return length

    def can_carry(self, at: Point, to: Point, count: int, out: int) -> bool:
        if at == to or not 1 <= count <= self.run(at) or not 0 <= out <= count:
            return False
        if self.variant == "rectangles" and not self.is_straight(at, to):
            return False
        if self.taken and not any(at in ends for ends in self.taken):
            return False
        keep = {one: list(tower) for one, tower in self.towers.items()}
        try:
            del self.towers[at][-count:]
            for _ in range(out):
                floor = self.height(to)
                if not floor or self.towers[to][-1] == self.colour:
                    return False
                if self.held(to, floor) or self.shut_above(to, floor):
                    return False
                self.towers[to].pop()
            return out == count or self.can_put(to)
        finally:
            self.towers = keep

    def is_straight(self, at: Point, to: Point) -> bool:
        if at[0] != to[0] and at[1] != to[1]:
            return False
        between = [
            one
            for one in self.fields
            if one not in (at, to)
            and min(at[0], to[0]) <= one[0] <= max(at[0], to[0])
            and min(at[1], to[1]) <= one[1] <= max(at[1], to[1])
        ]
        return self.straight == "fly" or not any(self.towers[one] for one in between)

    def own_free(self) -> list[Stick]:
        return [s for s in self.sticks if s.colour == self.colour and not self.built_over(s)]

    def one_piece(self, first: Point, last: Point) -> bool:
        """Whether a new stick hangs together with all sticks laid in this turn."""
        sticks = [s for s in self.sticks if s.colour == self.colour]
        reached = Stick(self.colour, (first, last), 1).units()
        for _ in sticks:
            for stick in sticks:
                if any(one & other for one in stick.units() for other in reached):
                    reached |= stick.units()
        return all(Stick("", ends, 1).units() <= reached for ends in self.laid)

    def legal(self) -> list[str]:
        """Every legal move, `done` included, in order."""
        found: list[tuple[tuple[object, ...], str]] = []
        before = self.stage == "stone"
        stones = 16 - sum(tower.count(self.colour) for tower in self.towers.values())
        sticks = 15 - sum(stick.colour == self.colour for stick in self.sticks)
        name = self.name
        if before and not self.taken and stones:
            found += [((at, 0), f"place {name(at)}") for at in self.fields if self.can_put(at)]
        if sticks and (self.wide or not before):
            found += [
                ((one, 1, other), f"lay {name(one)}-{name(other)}")
                for one, other in product(self.fields, self.fields)
                if self.can_lay(one, other)
                and (one, other) not in self.taken
                and (self.variant != "rectangles" or not self.laid or self.one_piece(one, other))
            ]
        if self.variant == "rectangle-advanced":
            found += self._relays(before)
        if self.wide and before:
            found += [
                ((at, 4, to, count, out), self._carry(at, to, count, out))
                for at in self.fields
                for count in range(1, self.run(at) + 1)
                for to in self.fields
                for out in range(min(count, self.height(to)) + 1)
                if self.can_carry(at, to, count, out)
            ]
        texts = [text for _, text in sorted(found)]
        return texts + (["done"] if not before or self.taken else [])

    def _relays(self, before: bool) -> list[tuple[tuple[object, ...], str]]:
        found: list[tuple[tuple[object, ...], str]] = []
        for stick in self.own_free():
            if stick.ends in self.laid:
                continue
            first, last = stick.ends
            old = f"{self.name(first)}-{self.name(last)}"
            if before:
                found.append(((first, 2, last), f"take {old}"))
            self.sticks.remove(stick)
            found += [
                (
                    (first, 2, last, one, other),
                    f"shift {old} to {self.name(one)}-{self.name(other)}",
                )
                for one, other in product(self.fields, self.fields)
                if self.can_lay(one, other)
                and (one, other) != stick.ends
                and (one, other) not in self.taken
            ]
            self.sticks.append(stick)
        return found

    def _carry(self, at: Point, to: Point, count: int, out: int) -> str:
        number = f" {count}" if count > 1 else ""
        return f"move {self.name(at)}{number} to {self.name(to)}" + (f" out {out}" if out else "")
