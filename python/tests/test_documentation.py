"""The code of the page about this package runs, in both languages alike."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = "how-to/use-from-python.md"
LEFT_OUT = ("games.txt", "localhost:7878", "positions.jsonl")
"""Blocks with these texts need files or a server; other tests run the same calls."""


def blocks(language: str) -> list[str]:
    text = (ROOT / "docs" / language / PAGE).read_text(encoding="utf-8")
    return re.findall(r"```python\n(.*?)```", text, re.DOTALL)


@pytest.mark.parametrize("number", range(len(blocks("en"))))
def test_every_block_of_the_page_runs(number: int) -> None:
    block = blocks("en")[number]
    if not any(text in block for text in LEFT_OUT):
        exec(compile(block, PAGE, "exec"), {})


def test_both_languages_have_the_same_code() -> None:
    def plain(block: str) -> str:
        return re.sub(r" *#.*", "", block).replace("partidas.txt", "games.txt")

    assert [plain(block) for block in blocks("pt")] == [plain(block) for block in blocks("en")]


def test_the_readme_runs() -> None:
    readme = (ROOT / "python" / "README.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)
    exec(compile(block, "README.md", "exec"), {})
