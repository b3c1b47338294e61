"""Rule books to listen to: as long as their text, as loud as audio books, never silent for long."""

import json
import re
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from helpers.making import chosen, rule_book
from helpers.soaking import SOAK

from touchstone.core.errors import RecordError
from touchstone.games import GAMES
from touchstone.things import audio

FEW = 1
"""Chapters that are recorded in the usual run."""
LETTERS_A_SECOND = range(6, 26)
LONGEST_SILENCE = 3


def sound_of(file: Path, *filters: str) -> str:
    """What ffmpeg says of a file when it listens through a filter."""
    command = ["ffmpeg", "-hide_banner", "-nostats", "-i", str(file), "-af", ",".join(filters)]
    done = subprocess.run([*command, "-f", "null", "-"], capture_output=True, check=True)
    # It tells the tags too, and cuts a long one, perhaps in the midst of a letter.
    return done.stderr.decode(errors="replace")


@pytest.mark.parametrize(("slug", "language"), chosen(("4eyes-plus", "it")))
def test_chapters_can_be_listened_to(
    slug: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = rule_book(slug, language)
    book = whole if SOAK else replace(whole, chapters=whole.chapters[:FEW])
    monkeypatch.setattr(audio, "book_of", lambda *_: book)
    *files, playlist = audio.make(GAMES[slug], language, tmp_path)
    assert len(files) == len(book.chapters)
    listed = [line for line in playlist.read_text("utf-8").splitlines() if line[:1] != "#"]
    assert listed == [file.name for file in files]
    for chapter, file in zip(book.chapters, files, strict=True):
        letters = len(audio.spoken(book, chapter))
        assert int(letters / audio.seconds(file)) in LETTERS_A_SECOND
        heard = sound_of(file, "silencedetect=noise=-45dB:d=0.5", "loudnorm=print_format=json")
        silences = [float(one) for one in re.findall(r"silence_duration: ([\d.]+)", heard)]
        assert max(silences) < LONGEST_SILENCE
        loudness = json.loads(heard[heard.rindex("{") : heard.rindex("}") + 1])
        assert -22 < float(loudness["input_i"]) < -15
        assert float(loudness["input_tp"]) < -0.5


def test_a_voice_of_ones_own_is_spoken_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Piper is a program on the path; here one stands in that notes what it is asked."""
    whole = rule_book("four-senses", "nl")
    book = replace(whole, chapters=whole.chapters[-1:])
    monkeypatch.setattr(audio, "book_of", lambda *_: book)
    programs, asked = tmp_path / "bin", tmp_path / "asked"
    programs.mkdir()
    piper = programs / "piper"
    piper.write_text(f'#!/bin/sh\necho "$@" >{asked}\ntee {tmp_path}/said | espeak-ng -w "$4"\n')
    piper.chmod(0o755)
    monkeypatch.setenv("PATH", str(programs), prepend=":")
    voice = tmp_path / "my-voice.onnx"
    with pytest.raises(RecordError, match="record-no-file"):
        audio.make(GAMES["four-senses"], "nl", tmp_path, voice=voice)
    voice.touch()
    audio.make(GAMES["four-senses"], "nl", tmp_path, voice=voice)
    assert asked.read_text().startswith(f"--model {voice} --output_file ")
    assert (tmp_path / "said").read_text("utf-8").split() == audio.spoken(
        book, book.chapters[0]
    ).split()
