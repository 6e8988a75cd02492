"""Random games, many at a time."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from tabuleiro.engine import Engine
from tabuleiro.values import Result

_AT_ONCE = 2048
"""How many games are asked for at a time."""


@dataclass(frozen=True)
class Playout:
    """A random game: its first position, its moves and its result."""

    start: str
    moves: tuple[str, ...]
    result: Result


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
    for begin in range(0, count, _AT_ONCE):
        seeds = [dice.getrandbits(63) for _ in range(min(_AT_ONCE, count - begin))]
        for moves, result in engine.playouts(first, seeds):
            yield Playout(first.text, moves, result)
