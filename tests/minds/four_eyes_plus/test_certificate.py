"""The certificate that the first player wins: it holds, and every change of it is found."""

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from helpers.four_eyes_plus import eyes
from typer.testing import CliRunner

from touchstone.cli import app
from touchstone.games.four_eyes_plus import FourEyesPlus
from touchstone.games.four_eyes_plus.mind import commands
from touchstone.games.four_eyes_plus.mind.solver.certificate import (
    Check,
    Fault,
    all_lays,
    packed,
    shipped,
    unpacked,
)

RUNNER = CliRunner()


def game_of(size: int, **settings: str) -> FourEyesPlus:
    game = eyes(2, size=str(size), **settings)
    assert isinstance(game, FourEyesPlus)
    return game


def lays_of(game: FourEyesPlus) -> list[int]:
    data = shipped(game)
    assert data is not None
    return unpacked(game, data)


def test_the_smallest_board_is_checked_to_the_end_with_an_interruption(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, save = tmp_path / "begun.json", Check.save
    command = ["verify", "4eyes-plus", "--set", "size=6", "--checkpoint", str(file)]

    def save_and_stop(check: Check, to: Path) -> None:
        save(check, to)
        if check.replies == 50:
            raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(commands, "_SAVED_EVERY", 0.0)
        patched.setattr(Check, "save", save_and_stop)
        stopped = RUNNER.invoke(app, command)
    assert stopped.exit_code == 130
    assert "Stopped after 50 replies.\nThe same command goes on from " in stopped.stderr
    played = Counter[int]()
    reply = Check._reply

    def counted(check: Check, *rest: Any) -> None:
        played[check.replies] += 1
        reply(check, *rest)

    monkeypatch.setattr(Check, "_reply", counted)
    done = RUNNER.invoke(app, command)
    assert done.exit_code == 0, done.output
    line = "size 6: first player wins, 112 replies, 5890 positions, longest 11 lays\n"
    assert done.stdout == line
    assert sorted(played) == list(range(50, 112))


def test_a_check_goes_on_only_from_a_file_of_its_own(tmp_path: Path) -> None:
    game, file = game_of(6), tmp_path / "begun.json"
    lays = lays_of(game)
    Check(game, lays[:-1]).save(file)
    with pytest.raises(Fault, match="belongs to the check of another certificate"):
        Check(game, lays).resume(file)
    file.write_text('{"certificate": 3}')
    with pytest.raises(Fault, match="is not the file of a check that was begun"):
        Check(game, lays).resume(file)
    done = RUNNER.invoke(app, ["verify", "4eyes-plus", "--checkpoint", str(file)])
    assert done.exit_code == 2
    assert "a checkpoint is for one board" in done.stderr


@pytest.mark.parametrize("size", [7, 8, 9])
def test_the_larger_boards_begin_in_a_corner_that_goes_to_the_opponent(size: int) -> None:
    game = game_of(size)
    data = shipped(game)
    assert data is not None
    assert len(data) < 600_000
    column = "abcdefghi"[size - 2 : size]
    assert game.move_text(all_lays(game)[lays_of(game)[0]]) == f"{column[0]}1 {column[1]}1"


@pytest.mark.parametrize("seed", range(6))
def test_another_lay_anywhere_near_the_beginning_is_a_fault(seed: int) -> None:
    game, dice = game_of(6), Random(seed)
    lays = lays_of(game)
    place = dice.randrange(1, 60)
    lays[place] = dice.choice([n for n in range(len(all_lays(game))) if n != lays[place]])
    with pytest.raises(Fault):
        Check(game, lays).run()


@pytest.mark.parametrize("seed", range(6))
def test_a_flipped_byte_is_a_fault_and_ends_with_status_1(seed: int, tmp_path: Path) -> None:
    data, dice = bytearray(shipped(game_of(6)) or b""), Random(seed)
    data[dice.randrange(len(data))] ^= 1 << dice.randrange(8)
    file = tmp_path / "changed.xz"
    file.write_bytes(data)
    options = ["--set", "size=6", "--certificate", str(file)]
    done = RUNNER.invoke(app, ["verify", "4eyes-plus", *options])
    assert done.exit_code == 1
    assert done.stdout.startswith("size 6: the file is damaged: ")


def test_a_certificate_that_ends_early_is_a_fault() -> None:
    game = game_of(6)
    with pytest.raises(Fault, match="no more lays: 4eyes-plus; size 6; "):
        Check(game, lays_of(game)[:40]).run()


def test_a_certificate_of_another_board_is_a_fault() -> None:
    with pytest.raises(Fault, match="does not begin with '4eyes-plus, two players, size=7 "):
        unpacked(game_of(7), shipped(game_of(6)) or b"")


def test_there_is_none_where_the_rules_differ() -> None:
    for settings in ({"gift": "illegal"}, {"squares": "upright"}, {"mode": "paper"}):
        assert shipped(game_of(7, **settings)) is None
    done = RUNNER.invoke(app, ["verify", "4eyes-plus", "--set", "mode=paper"])
    assert done.exit_code == 2


@pytest.mark.parametrize("words", [["size"], ["size=4"], ["colour=red"]])
def test_a_wrong_setting_is_refused_with_a_sentence(words: list[str]) -> None:
    for command in ("solve", "verify"):
        done = RUNNER.invoke(app, [command, "4eyes-plus", "--set", *words])
        assert done.exit_code == 2
        assert done.stderr.startswith("setting/unknown: ")


def test_solving_goes_on_from_a_file_and_finds_what_can_be_checked(tmp_path: Path) -> None:
    game, file = game_of(6), tmp_path / "begun.xz"
    begun = lays_of(game)[:5000]
    file.write_bytes(packed(game, begun))
    options = ["--set", "size=6", "--out", str(file), "--json"]
    done = RUNNER.invoke(app, ["solve", "4eyes-plus", *options])
    assert done.exit_code == 0, done.output
    said = json.loads(done.stdout)
    lays = unpacked(game, file.read_bytes())
    assert lays[:5000] == begun
    assert said["value"] == "win"
    assert said["first"] == "e1 f1"
    assert said["positions"] == len(lays)


def test_solving_a_first_lay_that_loses_proves_nothing(tmp_path: Path) -> None:
    file = tmp_path / "none.xz"
    options = ["--set", "size=6", "--first", "c3 c4", "--out", str(file)]
    done = RUNNER.invoke(app, ["solve", "4eyes-plus", *options])
    assert done.exit_code == 1
    assert done.stdout == "size 6: nothing proven for the first lay c3 c4\n"
    assert not file.exists()


def test_every_kind_of_first_lay_is_judged() -> None:
    done = RUNNER.invoke(app, ["solve", "4eyes-plus", "--set", "size=6", "--every-first"])
    assert done.exit_code == 0, done.output
    assert "a2 a1 (8): win" in done.output
    assert "a1 a2 (8): loss" in done.output
    last = "size 6: of the first lays 16 win, 96 lose, 8 are open\n"
    assert done.output.endswith(last)


def test_fewer_quiet_lays_leave_more_first_lays_open() -> None:
    command = ["solve", "4eyes-plus", "--set", "size=5", "--every-first"]
    told = [RUNNER.invoke(app, [*command, "--quiet", quiet]).output for quiet in ("0", "4")]
    assert "a1 a2 (8): open" in told[0]
    assert "a1 a2 (8): loss" in told[1]
    assert told[1].endswith("size 5: of the first lays 0 win, 48 lose, 32 are open\n")
