"""Rows of the program as Parquet: they have the types, the values and the card."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from tabuleiro import FileFormatError
from tabuleiro.program import run

pa = pytest.importorskip("pyarrow")

from pyarrow import parquet  # noqa: E402

from tabuleiro.parquet import to_parquet  # noqa: E402


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with some games of Talpa 4x4."""
    path = tmp_path_factory.mktemp("parquet") / "games.txt"
    words = "arena talpa --variant 4x4 --first 2 --second 1 --games 6 --seed 1"
    run([*words.split(" "), "--record", str(path)])
    return path


def exported(record: Path, what: str, name: str) -> Path:
    path = record.with_name(name)
    run(["export", what, str(record), "--out", str(path)])
    return path


def card_of(rows: Path) -> str:
    return rows.with_name(rows.name + ".card.json").read_text(encoding="utf-8")


def test_json_lines_and_csv_become_the_same_table(record: Path) -> None:
    rows = exported(record, "positions", "positions.jsonl")
    table = parquet.read_table(to_parquet(rows))
    objects = [json.loads(line) for line in rows.read_text(encoding="utf-8").splitlines()]
    assert len(objects) > 30
    found = [
        {name: value for name, value in row.items() if value is not None}
        for row in table.to_pylist()
    ]
    assert found == objects
    other = parquet.read_table(to_parquet(exported(record, "positions", "positions.csv")))
    assert other.equals(table)


def test_columns_have_the_types_and_descriptions_of_the_card(record: Path) -> None:
    rows = exported(record, "positions", "typed.jsonl")
    schema = parquet.read_schema(to_parquet(rows, rows.with_name("other.parquet")))
    card = json.loads(card_of(rows))
    assert schema.names == [column["name"] for column in card["columns"]]
    assert schema.field("ply").type == pa.int64()
    assert schema.field("points").type == pa.float64()
    assert schema.field("random").type == pa.bool_()
    assert schema.field("position").type == pa.string()
    assert (
        schema.field("ply").metadata[b"description"] == b"the number of moves before the position"
    )
    assert json.loads(schema.metadata[b"tabuleiro.card"]) == card


def test_games_keep_texts_that_look_like_numbers(record: Path) -> None:
    rows = exported(record, "games", "games.csv")
    table = parquet.read_table(to_parquet(rows))
    with rows.open(encoding="utf-8", newline="") as file:
        expected = list(csv.DictReader(file))
    assert [row["first"] for row in table.to_pylist()] == [row["first"] for row in expected]
    assert {row["first"] for row in expected} == {"1", "2"}
    assert table["plies"].to_pylist() == [int(row["plies"]) for row in expected]
    assert table["event"].to_pylist() == [None] * len(expected)


def test_rows_that_are_not_those_of_the_card_are_refused(record: Path) -> None:
    rows = exported(record, "games", "torn.jsonl")
    whole = rows.read_text(encoding="utf-8")
    target = rows.with_suffix(".parquet")
    for torn in (
        whole[: whole.index("\n") + 1],
        whole[:-20],
        whole.replace('"plies":', '"x":'),
        "",
    ):
        rows.write_text(torn, encoding="utf-8")
        with pytest.raises(FileFormatError, match=r"torn\.jsonl"):
            to_parquet(rows)
        assert not target.exists()
        assert not list(rows.parent.glob("*.part"))
    rows.with_name("torn.jsonl.card.json").write_text("{}", encoding="utf-8")
    with pytest.raises(FileFormatError, match="not a data card"):
        to_parquet(rows)
    rows.with_name("torn.jsonl.card.json").unlink()
    with pytest.raises(FileFormatError, match="is missing"):
        to_parquet(rows)
