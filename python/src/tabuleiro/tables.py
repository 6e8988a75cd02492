"""Distance tables: the result and the length of the game for every position of a board."""

from __future__ import annotations

import gzip
import struct
import sys
from array import array
from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tabuleiro.crc32c import crc32c
from tabuleiro.errors import FileFormatError
from tabuleiro.solver_keys import position_key
from tabuleiro.values import ScoreKind

_MAGIC = b"TABDIST1"
_DRAW = 85
_FIRST_WIN = 172
_WIN = 255


@dataclass(frozen=True)
class Distance:
    """The result for the side to move with perfect play, and the plies to the end."""

    kind: ScoreKind
    plies: int

    @staticmethod
    def of(code: int) -> Distance:
        """Returns what a code of the file means."""
        if not 1 <= code <= _WIN or 169 <= code < _FIRST_WIN:
            raise FileFormatError(f"{code} is not the code of a distance")
        if code >= _FIRST_WIN:
            return Distance(ScoreKind.WIN, _WIN - code)
        if code >= _DRAW:
            return Distance(ScoreKind.DRAW, code - _DRAW)
        return Distance(ScoreKind.LOSS, code - 1)


@dataclass(frozen=True)
class Layer:
    """A layer of a table: its number, its keys in ascending order, and the codes of distances.

    `numpy.asarray` turns both into arrays without a copy.
    """

    number: int
    keys: array[int]
    codes: memoryview


class DistanceTable:
    """A distance table in memory. `game`, `variant` and `start` are those of its title."""

    def __init__(self, data: bytes, name: str = "the table", verify: bool = True) -> None:
        """Reads the bytes of a file; `verify` compares the checksum, which takes some time.

        Raises `FileFormatError` if they are not a distance table, or damaged.
        """
        if data[:8] != _MAGIC:
            raise FileFormatError(f"{name} is not a distance table")
        try:
            self._read(data)
        except (struct.error, ValueError, IndexError) as error:
            raise FileFormatError(f"{name} is damaged: {error}") from error
        if verify and struct.unpack_from("<q", data, 8)[0] != crc32c(memoryview(data)[16:]):
            raise FileFormatError(f"{name} is damaged: its checksum differs")

    @staticmethod
    def open(path: str | Path, verify: bool = True) -> DistanceTable:
        """Reads a file, which may be compressed with gzip."""
        data = Path(path).read_bytes()
        if data[:2] == b"\x1f\x8b":
            data = gzip.decompress(data)
        return DistanceTable(data, str(path), verify)

    def _read(self, data: bytes) -> None:
        (length,) = struct.unpack_from("<q", data, 16)
        if not 0 <= length <= 4096:
            raise ValueError("the length of the title is wrong")
        title = data[24 : 24 + length].decode().strip()
        self.game, self.variant, self.start = title.split(" ", 2)
        place = 24 + length
        (count,) = struct.unpack_from("<q", data, place)
        if not 0 <= count <= 1024:
            raise ValueError("the number of layers is wrong")
        sizes = [struct.unpack_from("<qq", data, place + 8 + 16 * i) for i in range(count)]
        keys_at = place + 8 + 16 * count
        self.positions = sum(size for _, size in sizes)
        codes_at = keys_at + 8 * self.positions
        if codes_at + self.positions != len(data) or any(size < 0 for _, size in sizes):
            raise ValueError("the file has another length than its header says")
        layers = []
        for number, size in sizes:
            keys = array("q", data[keys_at : keys_at + 8 * size])
            if sys.byteorder == "big":
                keys.byteswap()
            layers.append(Layer(number, keys, memoryview(data)[codes_at : codes_at + size]))
            keys_at += 8 * size
            codes_at += size
        self.layers = tuple(layers)

    def find(self, text: str) -> Distance | None:
        """Returns the distance of a position, or `None` if the table does not have it."""
        return self.find_key(position_key(self.game, text))

    def find_key(self, key: int) -> Distance | None:
        """Returns the distance of a key. A key is in one layer at most."""
        for layer in self.layers:
            index = bisect_left(layer.keys, key)
            if index < len(layer.keys) and layer.keys[index] == key:
                return Distance.of(layer.codes[index])
        return None

    def __iter__(self) -> Iterator[tuple[int, Distance]]:
        """Yields the keys of all positions with their distances, layer after layer."""
        for layer in self.layers:
            for key, code in zip(layer.keys, layer.codes, strict=True):
                yield key, Distance.of(code)
