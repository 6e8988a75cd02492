"""Random games, many at a time."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

from tabuleiro.engine import Engine
from tabuleiro.values import Result

_AT_ONCE = 256
"""How many games are played side by side, to ask the engine many things at a time."""


@dataclass(frozen=True)
class Playout:
    """A random game: its first position, its moves and its result."""

    start: str
    moves: tuple[str, ...]
    result: Result


@dataclass
class _Running:
    text: str
    legal: tuple[str, ...]
    moves: list[str] = field(default_factory=list)


def random_games(
    engine: Engine, count: int, seed: int, start: str | None = None
) -> Iterator[Playout]:
    """Plays games with uniformly random moves, and yields each when it is over.

    They begin at a position, by default the start of the game. The same seed gives the same games.
    """
    first = engine.state(start)
    if first.is_over:
        raise ValueError("the position is the end of a game")
    dice = random.Random(seed)
    left = count
    running: list[_Running] = []
    while left or running:
        while left and len(running) < _AT_ONCE:
            running.append(_Running(first.text, first.moves))
            left -= 1
        for game in running:
            game.moves.append(dice.choice(game.legal))
        views = engine.texts_and_moves([(game.text, game.moves[-1:]) for game in running])
        for game, (text, legal) in zip(running, views, strict=True):
            game.text, game.legal = text, legal
        over = [game for game in running if not game.legal]
        running = [game for game in running if game.legal]
        ends = engine.states([(game.text, ()) for game in over])
        for game, end in zip(over, ends, strict=True):
            yield Playout(first.text, tuple(game.moves), end.result)
