"""The checksum CRC-32C of RFC 3720, which the standard library lacks."""

from __future__ import annotations

from collections.abc import Iterable

_POLYNOMIAL = 0x82F63B78


def _table() -> tuple[int, ...]:
    table = []
    for byte in range(256):
        value = byte
        for _ in range(8):
            value = value >> 1 ^ (_POLYNOMIAL if value & 1 else 0)
        table.append(value)
    return tuple(table)


_TABLE = _table()


def crc32c(data: Iterable[int]) -> int:
    """Returns the checksum of bytes. Ten million bytes take about a second."""
    table = _TABLE
    value = 0xFFFFFFFF
    for byte in data:
        value = value >> 8 ^ table[(value ^ byte) & 0xFF]
    return value ^ 0xFFFFFFFF
