"""Keys of positions in the solver's files: exact numbers in base 3.

docs/en/reference/distance-tables.md describes them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

MAX_EXACT_CELLS = {"talpa": 36, "jostle": 38, "morelli": 38}
"""The largest boards with exact keys; those of larger ones are hashes, which nothing here reads."""

Cells = tuple[int, ...]


@dataclass(frozen=True)
class _Board:
    """A board of `columns` times `rows` squares, counted row by row from the bottom left."""

    columns: int
    rows: int

    def mirrored(self, cell: int) -> int:
        return cell // self.columns * self.columns + self.columns - 1 - cell % self.columns

    def flipped(self, cell: int) -> int:
        return (self.rows - 1 - cell // self.columns) * self.columns + cell % self.columns

    def transposed(self, cell: int) -> int:
        return cell % self.columns * self.rows + cell // self.columns


def position_key(game: str, text: str) -> int:
    """Returns the key of a position: the same for all its images, another for all others.

    Raises `ValueError` for a game or a board without exact keys.
    """
    rows, first_digits, second_digits, side, extra = _parse(game, text)
    columns = len(first_digits) // rows
    if len(first_digits) > MAX_EXACT_CELLS[game]:
        raise ValueError(f"keys of a board with {len(first_digits)} squares are hashes")
    board = _Board(columns, rows)
    is_first = side == ("b" if game == "morelli" else "r")
    if game == "talpa":
        return _talpa_key(board, first_digits, second_digits, is_first)
    own, other = (first_digits, second_digits) if is_first else (second_digits, first_digits)
    least = min(_number(own, other, image) for image in _images(board))
    if game == "morelli" and extra != "-":
        return 3 * least + (1 if (extra == "b") == is_first else 2) + 1
    return 3 * least + 1


def _talpa_key(board: _Board, red: Cells, blue: Cells, is_red: bool) -> int:
    """Red connects top and bottom, so only half of the symmetries keep the sides apart."""
    mirrors = _mirrors(board)
    if board.columns != board.rows:
        least = min(_number(red, blue, image) for image in mirrors)
        return 2 * least + (1 if is_red else 2)
    if is_red:
        return min(_number(red, blue, image) for image in mirrors) + 1
    turned = tuple(
        tuple(image[board.transposed(cell)] for cell in range(len(red))) for image in mirrors
    )
    return min(_number(blue, red, image) for image in turned) + 1


def _number(ones: Cells, twos: Cells, image: Cells) -> int:
    return sum(
        (one + 2 * two) * power
        for one, two, power in zip(ones, twos, _image_powers(image), strict=True)
    )


@cache
def _image_powers(image: Cells) -> tuple[int, ...]:
    return tuple(3**place for place in image)


@cache
def _mirrors(board: _Board) -> tuple[Cells, ...]:
    return tuple(
        _image(board, step)
        for step in (
            lambda cell: cell,
            board.mirrored,
            board.flipped,
            lambda cell: board.flipped(board.mirrored(cell)),
        )
    )


@cache
def _images(board: _Board) -> tuple[Cells, ...]:
    """Returns the images of all cells under each symmetry of the board."""
    images = list(_mirrors(board))
    if board.columns == board.rows:
        images += [tuple(image[board.transposed(c)] for c in range(len(image))) for image in images]
    return tuple(images)


def _image(board: _Board, step: Callable[[int], int]) -> Cells:
    return tuple(step(cell) for cell in range(board.columns * board.rows))


def _parse(game: str, text: str) -> tuple[int, Cells, Cells, str, str]:
    """Returns the number of rows, where the first and the second side stand, and the fields."""
    if game not in MAX_EXACT_CELLS:
        raise ValueError(f"the solver's files have no keys of {game}")
    board, *fields = text.split(" ")
    first, second = ("b", "w") if game == "morelli" else ("r", "b")
    digits: list[str] = []
    lines = board.split("/")
    for line in reversed(lines):
        digits += _cells(line)
    if len(digits) % len(lines) or not fields:
        raise ValueError(f"{text!r} is not a position of {game} on a board of squares")
    return (
        len(lines),
        tuple(int(cell == first) for cell in digits),
        tuple(int(cell == second) for cell in digits),
        fields[0],
        fields[1] if len(fields) > 1 else "-",
    )


def _cells(line: str) -> list[str]:
    cells: list[str] = []
    run = ""
    for letter in line + "$":
        if letter.isdigit():
            run += letter
            continue
        cells += [""] * int(run or 0)
        run = ""
        if letter != "$":
            cells.append(letter)
    return cells
