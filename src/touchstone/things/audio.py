"""Rule books to listen to: a file for each chapter, and a playlist.

MP3, because the players that blind people carry play it. Spoken by espeak-ng, which knows our six
languages and is everywhere, or by Piper with a voice that somebody has.
"""

import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from touchstone.core.errors import RecordError
from touchstone.core.game import GameKind
from touchstone.things.book import Block, Book, Chapter, Heading, Paragraph, Table, book_of
from touchstone.things.tools import Tool, demand
from touchstone.web.rules import Board

WORDS_A_MINUTE = 150
_LOUDNESS = "loudnorm=I=-18:TP=-2:LRA=11,apad=pad_dur=1"
"""As loud as audio books are, and a second of silence at the end of a chapter."""
_PIPER = Tool("Piper", program="piper", pypi="piper-tts")

Speak = Callable[[str, Path], None]
"""Speaks a text into a file of waves."""


def make(kind: GameKind, language: str, folder: Path, *, voice: Path | None = None) -> list[Path]:
    """The chapters in order, then the playlist; `voice` is a model of Piper."""
    book = book_of(kind, language)
    speak = _espeak(book.language) if voice is None else _piper(voice)
    made, lines = [], ["#EXTM3U", f"#PLAYLIST:{book.title}"]
    for number, chapter in enumerate(book.chapters, start=1):
        file = folder / f"{kind.slug}-{book.language}-{number:02}.mp3"
        _record(book, number, file, speak)
        lines += [f"#EXTINF:{seconds(file):.0f},{chapter.title}", file.name]
        made.append(file)
    playlist = folder / f"{kind.slug}-{book.language}.m3u8"
    playlist.write_text("\n".join([*lines, ""]), "utf-8")
    return [*made, playlist]


def spoken(book: Book, chapter: Chapter) -> str:
    """What is said: the text of the page, and after the caption of a board the board in words."""
    return "\n\n".join(text for block in chapter.blocks for text in _texts(book, block))


def seconds(file: Path) -> float:
    """How long a file plays."""
    asked = ("-v", "error", "-show_entries", "format=duration", "-of", "csv=p=0")
    return float(_run("ffprobe", *asked, str(file)))


def _texts(book: Book, block: Block) -> Iterator[str]:
    match block:
        case Heading():
            yield f"{block.text}."
        case Paragraph(mark="" | "-"):
            yield block.text
        case Paragraph():
            yield f"{block.mark} {block.text}"
        case Table():
            yield from (", ".join(row) + "." for row in block.rows)
        case Board():
            yield block.caption
            yield book.described(block)


def _record(book: Book, number: int, file: Path, speak: Speak) -> None:
    chapter = book.chapters[number - 1]
    facts = {
        "title": chapter.title,
        "album": book.title,
        "artist": book.words.say("web-title"),
        "comment": " ".join(book.credit),
        "track": f"{number}/{len(book.chapters)}",
        "language": book.language,
        "genre": "Audiobook",
    }
    told = [part for name, value in facts.items() for part in ("-metadata", f"{name}={value}")]
    with TemporaryDirectory() as folder:
        waves = Path(folder) / "spoken.wav"
        speak(spoken(book, chapter), waves)
        sound = ("-af", _LOUDNESS, "-ac", "1", "-ar", "24000", "-b:a", "64k")
        _run("ffmpeg", "-y", "-v", "error", "-i", str(waves), *sound, *told, str(file))


def _espeak(language: str) -> Speak:
    def speak(text: str, waves: Path) -> None:
        how = ("-v", language, "-s", str(WORDS_A_MINUTE), "-w", str(waves), "--stdin")
        _run("espeak-ng", *how, given=text)

    return speak


def _piper(voice: Path) -> Speak:
    demand([_PIPER])
    if not voice.is_file():
        raise RecordError("record-no-file", file=str(voice))

    def speak(text: str, waves: Path) -> None:
        # A line is a sentence to Piper, which makes one file of all that it is given at once.
        _run("piper", "--model", str(voice), "--output_file", str(waves), given=_one_line(text))

    return speak


def _one_line(text: str) -> str:
    return " ".join(text.split()) + "\n"


def _run(*command: str, given: str = "") -> str:
    done = subprocess.run(
        command, input=given, capture_output=True, text=True, encoding="utf-8", check=True
    )
    return done.stdout
