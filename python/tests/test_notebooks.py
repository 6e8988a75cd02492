"""The notebooks run as scripts, and are stored without outputs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import matplotlib as mpl
import pytest

NOTEBOOKS = Path(__file__).resolve().parents[1] / "notebooks"


def cells(name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((NOTEBOOKS / name).read_text(encoding="utf-8"))[
        "cells"
    ]
    return found


def run_cells(name: str) -> dict[str, Any]:
    mpl.use("Agg")
    names: dict[str, Any] = {}
    for cell in cells(name):
        if cell["cell_type"] == "code":
            assert cell["outputs"] == []
            exec(compile("".join(cell["source"]), name, "exec"), names)
    return names


def test_every_notebook_is_run_here() -> None:
    assert {path.name for path in NOTEBOOKS.glob("*.ipynb")} == {
        "read_a_distance_table.ipynb",
        "train_a_player.ipynb",
    }


@pytest.mark.filterwarnings("ignore:FigureCanvasAgg")
def test_the_player_learns() -> None:
    scores = run_cells("train_a_player.ipynb")["scores"]
    assert max(scores[-3:]) > scores[0]
    assert max(scores[-3:]) > 0.6


@pytest.mark.filterwarnings("ignore:FigureCanvasAgg")
def test_the_table_is_read() -> None:
    names = run_cells("read_a_distance_table.ipynb")
    assert sum(names["wins"]) + sum(names["losses"]) == names["table"].positions
