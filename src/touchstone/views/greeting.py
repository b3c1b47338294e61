"""The first words at a table: what is played, how one wins, who one is, and where help is."""

from touchstone.core.game import AnyGame
from touchstone.views.sentences import Speaker
from touchstone.views.words import Words


def title(words: Words, game: AnyGame) -> str:
    """The game with its variant, where it has several: in the game's words, else its name."""
    return words.say("game-title" if "game-title" in words else "game-name", **game.settings)


def goal(words: Words, game: AnyGame) -> str:
    """How one wins, in one sentence: in the game's words, else what is said about it anyway."""
    return words.say("game-goal" if "game-goal" in words else "game-about", **game.settings)


def greeting(speaker: Speaker) -> str:
    """What somebody hears who sits down, or only watches."""
    words, agreement, listener = speaker.words, speaker.agreement, speaker.listener
    said = [f"{title(words, agreement.game)}.", goal(words, agreement.game)]
    if agreement.rounds > 1 and "game-points" in words:
        said.append(words.say("game-points"))
    if listener is None:
        said.append(words.say("greeting-watching"))
    else:
        sign = speaker.sign(listener)
        said += [words.say("greeting-sign", sign=sign)] if sign else []
        eyes = "masked" if agreement.is_masked(listener) else "open"
        said.append(words.say(f"greeting-{eyes}"))
    return " ".join((*said, words.say("greeting-keys")))
