"""The first words at a table: what is played, how one wins, who one is, and where help is."""

from touchstone.core.game import AnyGame
from touchstone.match import Agreement
from touchstone.views.sentences import Speaker
from touchstone.views.words import Words


def title(words: Words, game: AnyGame) -> str:
    """The game with its variant, where it has several: in the game's words, else its name."""
    return words.say("game-title" if "game-title" in words else "game-name", **game.settings)


def goal(words: Words, game: AnyGame) -> str:
    """How one wins, in one sentence: in the game's words, else what is said about it anyway."""
    return words.say("game-goal" if "game-goal" in words else "game-about", **game.settings)


def aim(words: Words, agreement: Agreement) -> str:
    """How one wins, and how points are counted where several rounds are played."""
    said = [goal(words, agreement.game)]
    if agreement.rounds > 1 and "game-points" in words:
        said.append(words.say("game-points"))
    return " ".join(said)


def identity(speaker: Speaker) -> str:
    """Who the listener is at this table: their colour, and whether they see the board."""
    words, listener = speaker.words, speaker.listener
    if listener is None:
        return words.say("greeting-watching")
    sign = speaker.sign(listener)
    eyes = "masked" if speaker.agreement.is_masked(listener) else "open"
    said = [words.say("greeting-sign", sign=sign)] if sign else []
    return " ".join((*said, words.say(f"greeting-{eyes}")))


def greeting(speaker: Speaker) -> str:
    """What somebody hears who sits down, or only watches."""
    words, agreement = speaker.words, speaker.agreement
    named = f"{title(words, agreement.game)}."
    keys = words.say("greeting-keys")
    return " ".join((named, aim(words, agreement), identity(speaker), keys))
