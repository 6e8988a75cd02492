from __future__ import annotations

from collections.abc import Iterator

import pytest

import tabuleiro


@pytest.fixture(scope="session")
def talpa() -> Iterator[tabuleiro.Engine]:
    """An engine for Talpa 4x4, which a test leaves as it was."""
    with tabuleiro.Engine("talpa", "4x4") as engine:
        yield engine
