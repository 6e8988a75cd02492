"""Matches by the command, and between functions."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from tabuleiro import (
    CommandError,
    Engine,
    Limit,
    RefusedError,
    arena,
    engine_player,
    play_match,
    random_player,
    read_records,
)
from tabuleiro.elo import estimate_elo


def test_the_command_plays_and_the_figures_are_its_own(tmp_path: Path) -> None:
    file = tmp_path / "games.txt"
    match = arena(
        "talpa", ["classic:9", "random"], variant="4x4", games=20, seed=2, record=str(file)
    )
    (encounter,) = match.encounters
    assert (encounter.wins, encounter.draws, encounter.losses) == (15, 0, 5)
    assert encounter.pairs == (0, 0, 5, 0, 5)
    assert encounter.elo
    # What `tabuleiro arena --json` prints for these games.
    assert encounter.elo.elo == pytest.approx(190.84850188786498)
    assert encounter.elo.low == pytest.approx(66.86171694306161)
    assert encounter.elo.high == pytest.approx(391.46647954895093)
    assert encounter.elo.superiority == pytest.approx(0.9992172988709986)
    records = read_records(file.read_text(encoding="utf-8"))
    assert len(records) == 20
    assert {record.tags["Game"] for record in records} == {"talpa"}


def test_the_messages_of_the_command_are_kept() -> None:
    with pytest.raises(CommandError, match="strongest"):
        arena("talpa", ["strongest", "random"], games=2)
    with pytest.raises(CommandError, match="talpa"):
        arena("chess", ["9", "random"], games=2)


def test_functions_play_with_openings_and_sides_exchanged(talpa: Engine) -> None:
    def match() -> str:
        strong = engine_player(talpa, Limit(nodes=50))
        found = play_match(talpa, strong, random_player(3), pairs=10, seed=4, names=("E", "R"))
        (encounter,) = found.encounters
        assert encounter.wins + encounter.draws + encounter.losses == 20
        assert sum(encounter.pairs) == 10
        assert encounter.wins > encounter.losses
        assert encounter.elo
        assert encounter.elo.low < encounter.elo.elo <= encounter.elo.high
        one, other = found.records[:2]
        assert one.move_texts[:4] == other.move_texts[:4]
        assert one.tags["White"] == other.tags["Black"] == "E"
        for record in found.records:
            assert talpa.state(record.tags["FEN"], record.move_texts).result is record.result
        return "".join(record.format() for record in found.records)

    assert match() == match()


def test_an_illegal_move_of_a_player_is_named(talpa: Engine) -> None:
    with pytest.raises(RefusedError, match="'z9' is not a legal move"):
        play_match(talpa, lambda _: "z9", random_player(1), pairs=1)


def test_the_estimate_of_one_sided_matches_has_an_interval() -> None:
    won = estimate_elo([0, 0, 0, 0, 10])
    assert won.elo == math.inf
    assert 0 < won.low < math.inf
    assert won.superiority > 0.99
    assert estimate_elo([0, 0, 10, 0, 0]).superiority == 0.5
    with pytest.raises(ValueError, match="at least a pair"):
        estimate_elo([0] * 5)
