"""Boards for learning: every move as a number, and every position as planes of numbers.

The numbers of moves depend on the board alone: they are those of all moves that the geometry
allows, in the order of this module. Planes need `numpy`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tabuleiro.values import Side, State

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

NIJU_RADIUS = 12
"""Ni-Ju's table has no edge: moves further from the first tile than this have no number."""

_PIECES = {"talpa": "rb", "jostle": "rb", "morelli": "bw", "trench": "GKCTSgkcts"}
"""The letters of the pieces, those of the first side first."""

_ORTHOGONAL = ((1, 0), (-1, 0), (0, 1), (0, -1))
_ALL = (*_ORTHOGONAL, (1, 1), (1, -1), (-1, 1), (-1, -1))
_HEXAGONAL = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
_TRENCH_REACH = 5

_TILES = 20
_PATTERNS = (15, 23, 39, 71, 135, 27, 43, 75, 139, 51, 83, 147, 99, 163, 89, 153, 105, 169, 170, 85)
"""The masks of Ni-Ju's tiles 1 to 20: neighbours clockwise from north-west."""

Cell = tuple[int, int]


@dataclass(frozen=True)
class Board:
    """The board of a variant: `lengths` are those of its rows from the bottom, in cells.

    `actions` are the texts of all moves that the geometry allows; `numbers` are their indices.
    """

    game: str
    lengths: tuple[int, ...]
    actions: tuple[str, ...] = field(repr=False)
    numbers: dict[str, int] = field(repr=False, compare=False)

    @staticmethod
    def of(game: str, text: str) -> Board:
        """Returns the board of a position."""
        if game == "niju":
            side = 2 * NIJU_RADIUS + 1
            lengths: tuple[int, ...] = (side,) * side
            actions = tuple(_niju_actions())
        elif game in _PIECES:
            rows = text.partition(" ")[0].split("/")
            lengths = tuple(len(_cells(row)) for row in reversed(rows))
            actions = tuple(_actions(game, lengths))
        else:
            raise ValueError(f"no board is known for the game {game!r}")
        return Board(game, lengths, actions, {text: i for i, text in enumerate(actions)})

    @property
    def shape(self) -> tuple[int, int, int]:
        """The shape of `planes`: planes, rows from the bottom, columns."""
        extra = {"talpa": 0, "jostle": 0, "morelli": 2, "trench": 4, "niju": 48}[self.game]
        pieces = 2 if self.game == "niju" else len(_PIECES[self.game])
        return (pieces + extra + 1, len(self.lengths), max(self.lengths))

    def legal_actions(self, state: State) -> list[int]:
        """Returns the numbers of the legal moves in ascending order."""
        return sorted(self.numbers[move] for move in state.moves if move in self.numbers)

    def mask(self, state: State) -> NDArray[np.int8]:
        """Returns 1 for every legal move and 0 for all others."""
        import numpy as np  # noqa: PLC0415 # An extra.

        mask = np.zeros(len(self.actions), dtype=np.int8)
        mask[self.legal_actions(state)] = 1
        return mask

    def planes(self, state: State, side: Side | None = None) -> NDArray[np.float32]:
        """Returns a position as planes of numbers from 0 to 1.

        First the side's pieces, a plane for each kind, then the opponent's, by default those of
        the side to move; then what else the text of the position has: in Morelli the owner of the
        Throne (the side, the opponent), in Trench the points captured by the side and by the
        opponent, the plies, and the plies since the last capture, in Ni-Ju the eight marks of the
        tiles and the tiles in both hands; at last 1 everywhere if the side is to move.
        """
        import numpy as np  # noqa: PLC0415 # An extra.

        view = side or state.to_move
        planes = np.zeros(self.shape, dtype=np.float32)
        if self.game == "niju":
            self._put_tiles(planes, state.text, view)
        else:
            self._put_pieces(planes, state.text, view)
        planes[-1] = view is state.to_move
        return planes

    def _put_pieces(self, planes: NDArray[np.float32], text: str, view: Side) -> None:
        letters = _PIECES[self.game]
        half = len(letters) // 2
        order = letters if view is Side.FIRST else letters[half:] + letters[:half]
        rows, *fields = text.split(" ")
        for y, row in enumerate(reversed(rows.split("/"))):
            for x, piece in enumerate(_cells(row)):
                if piece:
                    planes[order.index(piece), y, x] = 1
        at = len(letters)
        if self.game == "morelli" and fields[1] != "-":
            planes[at if (fields[1] == "b") == (view is Side.FIRST) else at + 1] = 1
        if self.game == "trench":
            points = [int(number) / 80 for number in fields[1].split("-")]
            counters = [int(fields[2]) / 50, int(fields[3]) / 50]
            shown = points if view is Side.FIRST else points[::-1]
            for value in (*shown, *counters):
                planes[at] = min(1.0, value)
                at += 1

    def _put_tiles(self, planes: NDArray[np.float32], text: str, view: Side) -> None:
        tiles, _ = text.split(" ")
        planes[10:50] = 1
        for tile in [] if tiles == "-" else tiles.split(";"):
            is_own = (tile[0] == "w") == (view is Side.FIRST)
            number, place = tile[1:].split("r")
            turns, _, cell = place.partition("@")
            x, y = (int(part) + NIJU_RADIUS for part in cell.split(","))
            planes[(10 if is_own else 30) + int(number) - 1] = 0
            if not (0 <= x < planes.shape[2] and 0 <= y < planes.shape[1]):
                continue
            planes[0 if is_own else 1, y, x] = 1
            for neighbour in range(8):
                if _PATTERNS[int(number) - 1] >> neighbour & 1:
                    planes[2 + (neighbour + 2 * int(turns)) % 8, y, x] = 1


def _cells(row: str) -> list[str]:
    """Returns the pieces of a row; an empty text for an empty cell."""
    cells: list[str] = []
    run = ""
    for letter in row:
        if letter.isdigit():
            run += letter
        else:
            cells += [""] * int(run or 0) + [letter]
            run = ""
    return cells + [""] * int(run or 0)


def _niju_actions() -> Iterator[str]:
    span = range(-NIJU_RADIUS, NIJU_RADIUS + 1)
    for tile in range(1, _TILES + 1):
        for turns in range(4):
            yield from (f"{tile}r{turns}@{x},{y}" for y in span for x in span)


def _actions(game: str, lengths: tuple[int, ...]) -> Iterator[str]:
    is_hexagon = len(set(lengths)) > 1
    for start in ((x, y) for y, length in enumerate(lengths) for x in range(length)):
        if game == "talpa":
            yield _name(start, is_hexagon)
        for end in _targets(game, start, lengths):
            yield _name(start, is_hexagon) + _name(end, is_hexagon)


def _targets(game: str, start: Cell, lengths: tuple[int, ...]) -> Iterable[Cell]:
    if len(set(lengths)) > 1:
        return _hexagon_neighbours(start, lengths)
    if game in ("talpa", "jostle"):
        return _line_cells(start, lengths, _ORTHOGONAL, 1)
    if game == "trench":
        return _line_cells(start, lengths, _ALL, _TRENCH_REACH)
    return _line_cells(start, lengths, _ALL, len(lengths))


def _line_cells(
    start: Cell, lengths: tuple[int, ...], directions: Iterable[Cell], reach: int
) -> Iterator[Cell]:
    for dx, dy in directions:
        for steps in range(1, reach + 1):
            x, y = start[0] + steps * dx, start[1] + steps * dy
            if 0 <= y < len(lengths) and 0 <= x < lengths[y]:
                yield x, y


def _hexagon_neighbours(start: Cell, lengths: tuple[int, ...]) -> Iterator[Cell]:
    """Each row of a hexagon begins half a step further left, from the middle one on right."""
    middle = len(lengths) // 2
    for dx, dy in _HEXAGONAL:
        row = start[1] + dy
        column = start[0] - min(start[1], middle) + dx + min(row, middle)
        if 0 <= row < len(lengths) and 0 <= column < lengths[row]:
            yield column, row


def _name(cell: Cell, is_hexagon: bool) -> str:
    letter, number = (cell[1], cell[0]) if is_hexagon else cell
    return f"{chr(ord('a') + letter)}{number + 1}"
