"""The values that an engine is asked for: states, scores, variations."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Side(str, Enum):
    """One of the two players, by the order of their first moves."""

    FIRST = "first"
    SECOND = "second"

    @property
    def other(self) -> Side:
        """The opponent."""
        return Side.SECOND if self is Side.FIRST else Side.FIRST


class Result(str, Enum):
    """The result of a game, as records write it."""

    FIRST_WINS = "1-0"
    SECOND_WINS = "0-1"
    DRAW = "1/2-1/2"
    ONGOING = "*"

    @property
    def winner(self) -> Side | None:
        """The side that has won."""
        return {Result.FIRST_WINS: Side.FIRST, Result.SECOND_WINS: Side.SECOND}.get(self)

    def points(self, side: Side) -> float:
        """Returns 1 for a win of the side, 0.5 for a draw, 0 for a loss.

        Raises `ValueError` while the game is not over.
        """
        if self is Result.ONGOING:
            raise ValueError("the game is not over")
        return 0.5 if self is Result.DRAW else float(self.winner is side)


@dataclass(frozen=True)
class State:
    """A position with what the rules say about it. Immutable.

    `text` is the text of the position, `moves` are the legal moves, none in a finished game.
    """

    text: str
    to_move: Side
    result: Result
    moves: tuple[str, ...]

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.result is not Result.ONGOING


class ScoreKind(str, Enum):
    """What a score says."""

    ESTIMATE = "cp"
    WIN = "win"
    LOSS = "loss"
    DRAW = "draw"


@dataclass(frozen=True)
class Score:
    """A score for the side to move.

    `value` is the number of Elo points of an estimate, the number of plies of a proven win or loss,
    and 0 for a proven draw.
    """

    kind: ScoreKind
    value: int

    @property
    def is_proven(self) -> bool:
        """Whether the result with perfect play is known."""
        return self.kind is not ScoreKind.ESTIMATE

    def expected_points(self) -> float:
        """Returns the points, from 0 to 1, that a side with this score can expect."""
        known = {ScoreKind.WIN: 1.0, ScoreKind.DRAW: 0.5, ScoreKind.LOSS: 0.0}
        return known.get(self.kind, 1 / (1 + 10 ** (-self.value / 400)))


@dataclass(frozen=True)
class Variation:
    """A line of an engine's analysis.

    `rank` is 1 for the best move; `depth` are the plies searched completely; `nodes` are all
    positions visited so far; `moves` is the principal variation.
    """

    rank: int
    score: Score
    depth: int
    selective_depth: int
    nodes: int
    millis: int
    moves: tuple[str, ...]


@dataclass(frozen=True)
class Clock:
    """The time that both sides have left, and what they get for each move, in milliseconds."""

    first_millis: int
    second_millis: int
    first_increment_millis: int = 0
    second_increment_millis: int = 0


@dataclass(frozen=True)
class Limit:
    """What ends a search. The limit that is reached first counts; without any, none does."""

    millis: int | None = None
    nodes: int | None = None
    depth: int | None = None
    clock: Clock | None = None

    def words(self) -> str:
        """Returns the limit in the words of the protocol."""
        words = []
        for name, value in (("movetime", self.millis), ("nodes", self.nodes),
                            ("depth", self.depth)):  # fmt: skip
            if value is not None:
                words.append(f"{name} {value:d}")
        if self.clock:
            clock = self.clock
            words.append(
                f"p1time {clock.first_millis:d} p2time {clock.second_millis:d}"
                f" p1inc {clock.first_increment_millis:d} p2inc {clock.second_increment_millis:d}"
            )
        return " ".join(words) or "infinite"

    def seconds(self) -> float | None:
        """Returns the most seconds that a search may take; `None` when only work limits it."""
        if self.millis is not None:
            return self.millis / 1000
        if self.clock is not None:
            clock = self.clock
            return max(clock.first_millis, clock.second_millis) / 1000 + (
                max(clock.first_increment_millis, clock.second_increment_millis) / 1000
            )
        return None


@dataclass(frozen=True)
class Option:
    """An option that an engine has: its type in UGI, and the default as text."""

    name: str
    type: str
    default: str
