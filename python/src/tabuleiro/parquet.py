"""Rows of `tabuleiro export` as Parquet; needs the extra `parquet`."""

from __future__ import annotations

import json
from pathlib import Path

import pyarrow as pa
from pyarrow import csv, parquet
from pyarrow import json as lines

from tabuleiro.errors import FileFormatError

_TYPES = {"integer": pa.int64(), "number": pa.float64(), "boolean": pa.bool_(), "text": pa.string()}


def to_parquet(rows: str | Path, target: str | Path | None = None) -> Path:
    """Writes rows of `tabuleiro export`, JSON Lines or CSV, as a Parquet file; returns its path.

    The data card beside the rows, `FILE.card.json`, says which columns there are and what is in
    them. The Parquet file has the columns with these types, the description of each as metadata of
    its field, and the whole card as the metadata `tabuleiro.card` of the file. What is absent is
    null. Without `target`, the file is beside the rows, with the ending `.parquet`.

    Raises `FileFormatError` if the rows are not those of the card; nothing is written then.
    """
    source = Path(rows)
    path = Path(target) if target is not None else source.with_suffix(".parquet")
    card = _card(source)
    part = path.with_name(path.name + ".part")
    try:
        with parquet.ParquetWriter(part, card.schema, compression="zstd") as writer:
            count = 0
            for batch in _batches(source, card.schema):
                writer.write_batch(batch)
                count += batch.num_rows
        if count != card.rows:
            raise FileFormatError(f"{source} has {count} rows, but its card says {card.rows}")
        part.replace(path)
    except pa.ArrowInvalid as error:
        raise FileFormatError(f"{source}: {error}") from None
    finally:
        part.unlink(missing_ok=True)
    return path


class _Card:
    """A data card: how many rows there are, and the schema of their columns."""

    def __init__(self, text: str) -> None:
        card = json.loads(text)
        self.rows: int = card["rows"]
        fields = [
            pa.field(column["name"], _TYPES[column["type"]]).with_metadata(
                {"description": column["description"]}
            )
            for column in card["columns"]
        ]
        self.schema = pa.schema(fields, metadata={"tabuleiro.card": text.strip()})


def _card(rows: Path) -> _Card:
    path = rows.with_name(rows.name + ".card.json")
    try:
        return _Card(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise FileFormatError(
            f"{path} is missing: the data card that `tabuleiro export` writes beside the rows"
        ) from None
    except (ValueError, KeyError, TypeError):
        raise FileFormatError(f"{path} is not a data card of `tabuleiro export`") from None


def _batches(rows: Path, schema: pa.Schema) -> pa.RecordBatchReader:
    """Reads the rows a few megabytes at a time."""
    if rows.stat().st_size == 0:
        return pa.RecordBatchReader.from_batches(schema, [])
    if rows.suffix == ".csv":
        return csv.open_csv(
            rows,
            convert_options=csv.ConvertOptions(
                column_types=schema, include_columns=schema.names, strings_can_be_null=True,
                quoted_strings_can_be_null=False,
                null_values=[""],
            ),
        )  # fmt: skip
    return lines.open_json(
        rows,
        parse_options=lines.ParseOptions(explicit_schema=schema, unexpected_field_behavior="error"),
    )
