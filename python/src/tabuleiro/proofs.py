"""The solver's other files: proven results, and certificates of perfect play."""

from __future__ import annotations

import hashlib
import struct
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tabuleiro.errors import FileFormatError
from tabuleiro.values import ScoreKind

_PROVEN = "tabuleiro proven 1"
_ENTRY = struct.Struct(">qbb")
_RANKS = (ScoreKind.LOSS, ScoreKind.DRAW, ScoreKind.WIN)
_CERTIFICATE = b"tabuleiro certificate "


@dataclass(frozen=True)
class Proven:
    """What is proven of a position for its side to move.

    `low` is the worst result that is still possible, `high` the best; they are equal when the
    result is known. `work` is the number of binary digits of the nodes that the proof took.
    """

    key: int
    work: int
    low: ScoreKind
    high: ScoreKind


@dataclass(frozen=True)
class ProvenResults:
    """A file of proven results: those of a position that took most work."""

    game: str
    variant: str
    position: str
    nodes: int
    millis: int
    entries: tuple[Proven, ...]

    @staticmethod
    def open(path: str | Path) -> ProvenResults:
        """Reads a file. Raises `FileFormatError` if it is another one, or damaged."""
        data = Path(path).read_bytes()
        try:
            return _read_proven(data)
        except (struct.error, UnicodeDecodeError, IndexError) as error:
            raise FileFormatError(f"{path} is not a file of proven results: {error}") from error


def _read_proven(data: bytes) -> ProvenResults:
    words = []
    at = 0
    for _ in range(4):
        (length,) = struct.unpack_from(">H", data, at)
        words.append(data[at + 2 : at + 2 + length].decode())
        at += 2 + length
        if words[0] != _PROVEN:
            raise FileFormatError("not a file of proven results")
    nodes, millis, count = struct.unpack_from(">qqi", data, at)
    at += 20
    end = at + count * _ENTRY.size
    if end + 8 != len(data) or struct.unpack_from(">q", data, end)[0] != zlib.crc32(data[:end]):
        raise FileFormatError("the file of proven results is damaged: its checksum differs")
    entries = tuple(
        Proven(key, work, _RANKS[bounds & 3], _RANKS[bounds >> 2])
        for key, work, bounds in _ENTRY.iter_unpack(data[at:end])
    )
    return ProvenResults(words[1], words[2], words[3], nodes, millis, entries)


@dataclass(frozen=True)
class Certificate:
    """A certificate: what it claims, and the numbers of its strategy.

    `value` is `first`, `second` or `draw`; `header` has the other lines, such as `search`. A number
    of the strategy is that of a legal move in the order of the texts, from 1, or 0 where the
    checker searches. `tabuleiro check` proves the claim; this reads it.
    """

    game: str
    variant: str
    position: str
    value: str
    header: dict[str, str]
    payload: bytes

    @staticmethod
    def open(path: str | Path) -> Certificate:
        """Reads a file, and compares its checksum. Raises `FileFormatError`."""
        data = Path(path).read_bytes()
        head, end, payload = data.partition(b"\n\n")
        if not data.startswith(_CERTIFICATE) or not end:
            raise FileFormatError(f"{path} is not a certificate")
        lines = head.decode("ascii", errors="replace").split("\n")
        header = {line.partition(" ")[0]: line.partition(" ")[2] for line in lines[1:]}
        missing = {"game", "position", "value", "entries", "sha256"} - header.keys()
        if missing or header["game"].count(" ") != 1:
            raise FileFormatError(f"{path} is a certificate without {', '.join(sorted(missing))}")
        summed = "".join(line + "\n" for line in lines if not line.startswith("sha256 "))
        digest = hashlib.sha256(summed.encode("ascii", errors="replace") + b"\n" + payload)
        if digest.hexdigest() != header.pop("sha256"):
            raise FileFormatError(f"{path} is damaged: its checksum differs")
        game, variant = header.pop("game").split(" ")
        value, position = header.pop("value"), header.pop("position")
        return Certificate(game, variant, position, value, header, payload)

    def strategy(self) -> Iterator[int]:
        """Yields the numbers of the strategy."""
        number, shift = 0, 0
        for byte in zlib.decompress(self.payload):
            number |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                yield number
                number, shift = 0, 0
        if shift:
            raise FileFormatError("the strategy ends in the middle of a number")
