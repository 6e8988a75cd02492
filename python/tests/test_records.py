"""Game records: what is read and written, and what is refused."""

from __future__ import annotations

import random

import pytest

from tabuleiro import Record, RecordError, Result, Side, read_records
from tabuleiro.records import Move

GAME = """[Event "Casual \\"game\\""]
[Game "talpa"]
[Result "1-0"]
% ignored
1. d3d4 {[%clk 0:04:58] a
comment} (1. a1a2 $3 (1.b2b3!?) 1... c1c2) d6e6?! 2.f7f6 ; to the end
1-0
"""


def test_a_game_with_annotations_is_read() -> None:
    (record,) = read_records(GAME)
    assert record.tags["Event"] == 'Casual "game"'
    assert record.result is Result.FIRST_WINS
    assert record.move_texts == ("d3d4", "d6e6", "f7f6")
    first, second, third = record.moves
    assert first.comments == ("[%clk 0:04:58] a comment",)
    assert [move.text for move in first.variations[0]] == ["a1a2", "c1c2"]
    assert first.variations[0][0].variations == ((Move("b2b3", glyphs=(5,)),),)
    assert second.glyphs == (6,)
    assert third.comments == ("to the end",)
    assert read_records(record.format()) == [record]


def test_several_games_and_a_second_side_that_begins() -> None:
    text = GAME + '\n[Game "niju"]\n\n1... 7r1@2,-1 2. 8r0@0,1 *\n'
    records = read_records(text)
    assert len(records) == 2
    assert records[1].first_to_move is Side.SECOND
    assert records[1].result is Result.ONGOING
    assert read_records("".join(record.format() + "\n" for record in records)) == records
    assert read_records("") == []


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("1. a1a2", "line 1, column 8: the game has no result"),
        ("1. a1a2\n2... b1b2 *", r"line 2, column 1: expected the move number 1\.\.\."),
        ("a1a2 (b1b2 *", "column 6: the variation is not closed"),
        ("(a1a2) *", "after the move"),
        ("a1a2 ) *", "no variation is open"),
        ("a1a2 () *", "has no move"),
        ("$1 *", "comes after a move"),
        ("a1a2 {never closed", "column 6: expected a move or a result"),
        ('[Game "a"]\n[Game "b"]\n*', "line 2, column 1: the tag Game occurs twice"),
        ("[Game talpa]\n*", "expected a tag"),
        ('[Result "0-1"]\n\na1a2 1-0', "the tag Result is 0-1"),
        ("a1a2\x07 *", "column 5: a control character"),
        ("a1a2!!! *", "is not a move"),
        ("a " + "(b " * 60 + ")" * 60 + " *", "50 deep"),
    ],
)
def test_a_malformed_record_is_refused_with_its_place(text: str, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        read_records(text)


def test_a_record_of_plain_moves_is_written() -> None:
    record = Record.of({"Game": "talpa"}, ["a1a2", "b1b2", "c1c2"], "0-1")
    assert "1. a1a2 b1b2 2. c1c2 0-1" in record.format()
    assert read_records(record.format()) == [record]
    with pytest.raises(RecordError, match="control"):
        Record.of({"Event": "a\nb"}, [], "*").format()


def test_damaged_records_never_end_in_another_error() -> None:
    dice = random.Random(7)
    for _ in range(2000):
        letters = list(GAME)
        for _ in range(dice.randint(1, 4)):
            at = dice.randrange(len(letters))
            letters[at] = dice.choice('{}()[]";$!?1.\n\x00é* ')
        try:
            for record in read_records("".join(letters)):
                assert read_records(record.format()) == [record]
        except RecordError:
            pass
