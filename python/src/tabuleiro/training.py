"""Training games, as `tabuleiro train data` and `train visits` write them."""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from tabuleiro.crc32c import crc32c
from tabuleiro.engine import Engine
from tabuleiro.errors import FileFormatError
from tabuleiro.values import Score, ScoreKind

_MAGIC = b"TABDAT\x00\x01"
_MAGIC_WITH_VISITS = b"TABDAT\x00\x02"
_PROVEN_FROM = 20_000
"""Estimates are far below; a win in n plies is 30000 - n."""

_WIN = 30_000


@dataclass(frozen=True)
class TrainingGame:
    """A game of an engine against itself.

    `start` is its first position, `None` for the start of the game; the first `opening_plies` moves
    were random. `scores` are those of the positions after the opening, for the side to move; there
    is one more than moves when the game ended with a proven result. `points` are those of the first
    side. `visits` are those of the legal moves of each position with a score, where they were kept.
    """

    start: str | None
    opening_plies: int
    moves: tuple[str, ...]
    scores: tuple[Score, ...]
    points: float
    visits: tuple[tuple[int, ...], ...] = ()


@dataclass(frozen=True)
class TrainingData:
    """A file of training games: what has decided them, and the complete blocks."""

    game: str
    variant: str
    evaluator: str
    nodes: int
    seed: int
    has_visits: bool
    blocks: tuple[tuple[int, bytes], ...]

    @staticmethod
    def open(path: str | Path) -> TrainingData:
        """Reads a file. A block that an interruption has cut off is left out.

        Raises `FileFormatError` if it is not such a file.
        """
        data = Path(path).read_bytes()
        if data[:8] not in (_MAGIC, _MAGIC_WITH_VISITS):
            raise FileFormatError(f"{path} is not a file of training games")
        try:
            return _read(data)
        except (struct.error, UnicodeDecodeError, ValueError) as error:
            raise FileFormatError(f"{path} is a damaged file of training games") from error

    @property
    def count(self) -> int:
        """The number of games."""
        return sum(games for games, _ in self.blocks)

    def games(self, engine: Engine) -> Iterator[TrainingGame]:
        """Yields all games. The moves are numbers in the file; an engine of the game names them."""
        for count, block in self.blocks:
            numbers = _Numbers(block)
            for _ in range(count):
                yield _read_game(numbers, engine, self.has_visits)


def _read(data: bytes) -> TrainingData:
    at = 8
    words = []
    for _ in range(2):
        (length,) = struct.unpack_from(">H", data, at)
        words.append(data[at + 2 : at + 2 + length].decode())
        at += 2 + length
    nodes, seed = struct.unpack_from(">qq", data, at)
    game, variant = words[0].split(" ")
    blocks = tuple(_blocks(data, at + 16))
    return TrainingData(
        game, variant, words[1], nodes, seed, data[:8] == _MAGIC_WITH_VISITS, blocks
    )


def _blocks(data: bytes, at: int) -> Iterator[tuple[int, bytes]]:
    while at + 8 <= len(data):
        length, games = struct.unpack_from(">ii", data, at)
        block = data[at + 8 : at + 8 + length]
        end = at + 8 + length
        if length < 1 or end + 4 > len(data):
            return
        if struct.unpack_from(">I", data, end)[0] != crc32c(block):
            return
        yield games, block
        at = end + 4


class _Numbers:
    """Reads numbers in groups of seven bits, the lowest first."""

    def __init__(self, block: bytes) -> None:
        self.block = block
        self.at = 0

    def next(self) -> int:
        number, shift = 0, 0
        while True:
            if self.at >= len(self.block):
                raise FileFormatError("a training game ends too soon")
            byte = self.block[self.at]
            self.at += 1
            number |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return number

    def take(self, count: int) -> list[int]:
        return [self.next() for _ in range(count)]

    def text(self, length: int) -> str:
        self.at += length
        return self.block[self.at - length : self.at].decode()


def _read_game(numbers: _Numbers, engine: Engine, has_visits: bool) -> TrainingGame:
    length = numbers.next()
    start = numbers.text(length) if length else None
    opening_plies = numbers.next()
    indices = numbers.take(numbers.next())
    scores = [_score(number) for number in numbers.take(numbers.next())]
    points = numbers.next() / 2
    moves, counts = _replay(engine, start, indices)
    visits: tuple[tuple[int, ...], ...] = ()
    if has_visits:
        scored = counts[opening_plies : opening_plies + len(scores)]
        visits = tuple(tuple(numbers.take(count)) for count in scored)
    return TrainingGame(start, opening_plies, moves, tuple(scores), points, visits)


def _replay(
    engine: Engine, start: str | None, indices: Sequence[int]
) -> tuple[tuple[str, ...], list[int]]:
    """Returns the texts of moves, and the number of legal moves of each position."""
    moves = []
    text, legal = engine.texts_and_moves([(start, ())])[0]
    counts = [len(legal)]
    for index in indices:
        if index >= len(legal):
            raise FileFormatError(f"{text} has no move {index}: these are games of other rules")
        moves.append(legal[index])
        text, legal = engine.texts_and_moves([(text, moves[-1:])])[0]
        counts.append(len(legal))
    return tuple(moves), counts


def _score(number: int) -> Score:
    value = number >> 1 ^ -(number & 1)
    if value > _PROVEN_FROM:
        return Score(ScoreKind.WIN, _WIN - value)
    if value < -_PROVEN_FROM:
        return Score(ScoreKind.LOSS, _WIN + value)
    return Score(ScoreKind.ESTIMATE, value)
