"""The value over time as a picture, and the same as a list: what each player could expect."""

from collections.abc import Sequence

from touchstone.core.values import Seat, all_seats
from touchstone.teaching.review.grades import GRAVITY, Review, Reviewed
from touchstone.teaching.review.telling import Teller
from touchstone.views.picture.svg import group, number, tag

WIDTH, HEIGHT, EDGE = 720.0, 240.0, 28.0
DASHES = ("none", "9 5", "3 4", "12 4 3 4")
"""Players are told apart by their lines, never by colour alone."""
COLOURS = ("#8c2f1b", "#1d4f91", "#7a5c00", "#1f6b3a")
STYLE = (
    "text{font:14px sans-serif;fill:#222}.grid{stroke:#bbb;stroke-width:1}"
    ".line{fill:none;stroke-width:3}.mark{fill:none;stroke:#222;stroke-width:2}"
    "@media (prefers-color-scheme:dark){text{fill:#eee}.mark{stroke:#eee}.grid{stroke:#555}}"
)


def expected(review: Review, turn: Reviewed) -> dict[Seat, float]:
    """What is known of the shares after a turn: of two players the other has the rest."""
    if turn.share is None:
        return {}
    seat = turn.played.seat
    if review.game.seats == 2:
        return {one: turn.share if one == seat else 1 - turn.share for one in all_seats(2)}
    return {seat: turn.share}


def chart_lines(review: Review, teller: Teller) -> list[str]:
    """The chart as a list, one line for each turn that is known."""
    return [
        teller.shares(turn, shares) for turn in review.turns if (shares := expected(review, turn))
    ]


def chart_svg(review: Review, teller: Teller, *, standalone: bool = True) -> str:
    """The chart as a picture, with its content as title and description."""
    words = teller.words
    title = tag("title", words.say("review-chart"))
    told = "\n".join([words.say("review-chart-about"), *chart_lines(review, teller)])
    body = _grid() + "".join(
        _line(review, seat, teller.speaker.name(seat)) for seat in all_seats(review.game.seats)
    )
    return tag(
        "svg",
        (tag("style", STYLE) if standalone else "") + title + tag("desc", _text(told)) + body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH:g} {HEIGHT:g}",
        role="img",
        kind="chart",
    )


def _text(told: str) -> str:
    return told.replace("&", "&amp;").replace("<", "&lt;")


def _grid() -> str:
    heights = (_y(share) for share in (0.0, 0.5, 1.0))
    return group(
        *(
            tag("path", d=f"M{number(EDGE)} {number(y)}H{number(WIDTH - EDGE)}", kind="grid")
            for y in heights
        )
    )


def _line(review: Review, seat: Seat, name: str) -> str:
    points = [
        (_x(at, len(review.turns)), _y(shares[seat]), turn)
        for at, turn in enumerate(review.turns)
        if seat in (shares := expected(review, turn))
    ]
    if not points:
        return ""
    place = seat - 1
    path = "M" + "L".join(f"{number(x)} {number(y)}" for x, y, _ in points)
    colour = COLOURS[place % len(COLOURS)]
    drawn = tag(
        "path", d=path, kind="line", stroke=colour, stroke_dasharray=DASHES[place % len(DASHES)]
    )
    label = tag("text", _text(name), x=EDGE + 90 * place, y=EDGE - 10)
    return group(drawn, *_dots(points, seat, colour), label)


def _dots(points: Sequence[tuple[float, float, Reviewed]], seat: Seat, colour: str) -> list[str]:
    """A point for each turn of the seat's own: hollow where it is estimated, ringed at mistakes."""
    dots = []
    for x, y, turn in points:
        if turn.played.seat != seat:
            continue
        fill = colour if turn.exact else "none"
        dots.append(tag("circle", cx=x, cy=y, r=4.5, fill=fill, stroke=colour))
        if turn.grade in GRAVITY:
            dots.append(tag("circle", cx=x, cy=y, r=9, kind="mark"))
    return dots


def _x(at: int, total: int) -> float:
    return EDGE + (WIDTH - 2 * EDGE) * (at / max(1, total - 1))


def _y(share: float) -> float:
    return HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * share
