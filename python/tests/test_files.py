"""The solver's files and training games, against those that the program writes and answers."""

from __future__ import annotations

import gzip
import random
import zlib
from pathlib import Path

import pytest

from tabuleiro import (
    Certificate,
    DistanceTable,
    Engine,
    FileFormatError,
    Limit,
    ProvenResults,
    ScoreKind,
    State,
    TrainingData,
    random_games,
)
from tabuleiro.crc32c import crc32c
from tabuleiro.program import run
from tabuleiro.solver_keys import position_key

ROOT = Path(__file__).resolve().parents[2]
TABLES = ROOT / "solver" / "src" / "main" / "resources" / "tabuleiro" / "solver" / "table"


def test_the_checksum_is_that_of_the_standard() -> None:
    assert crc32c(b"123456789") == 0xE3069283  # RFC 3720's check value.


def states_of_games(engine: Engine, count: int) -> list[State]:
    """Returns all states of random games."""
    return engine.states(
        [
            (game.start, game.moves[:ply])
            for game in random_games(engine, count, seed=1)
            for ply in range(len(game.moves) + 1)
        ]
    )


def check(table: DistanceTable, engine: Engine, states: list[State]) -> None:
    """Every distance follows from those after the moves, and the engine proves a few."""
    children = engine.states([(state.text, [m]) for state in states for m in state.moves])
    at = 0
    for state in states:
        found = table.find(state.text)
        assert found, state
        after = [table.find(child.text) for child in children[at : at + len(state.moves)]]
        at += len(state.moves)
        if state.is_over:
            assert found.plies == 0
            winner = state.result.winner
            expected = ScoreKind.DRAW if not winner else (
                ScoreKind.WIN if winner is state.to_move else ScoreKind.LOSS)  # fmt: skip
            assert found.kind is expected
            continue
        known = [distance for distance in after if distance]
        assert len(known) == len(after)
        losses = [d.plies for d in known if d.kind is ScoreKind.LOSS]
        draws = [d.plies for d in known if d.kind is ScoreKind.DRAW]
        if losses:
            assert (found.kind, found.plies) == (ScoreKind.WIN, min(losses) + 1)
        elif draws:
            assert (found.kind, found.plies) == (ScoreKind.DRAW, max(draws) + 1)
        else:
            expected_plies = max(d.plies for d in known) + 1
            assert (found.kind, found.plies) == (ScoreKind.LOSS, expected_plies)


@pytest.mark.parametrize("variant", ["3x3", "4x3", "3x5"])
def test_the_tables_of_the_program_agree_with_the_rules(variant: str) -> None:
    table = DistanceTable.open(TABLES / f"talpa-{variant}.table.gz")
    assert (table.game, table.variant) == ("talpa", variant)
    assert len(list(table)) == table.positions
    with Engine("talpa", variant) as engine:
        assert engine.state().text == table.start
        check(table, engine, states_of_games(engine, 30))
        score = engine.analyse(engine.state(), Limit(depth=1))[0].score
        first = table.find(table.start)
        assert first
        assert (score.kind, score.value) == (first.kind, first.plies)


@pytest.mark.parametrize("owner", ["-", "b", "w"])
def test_a_table_of_morelli_has_draws_and_thrones(owner: str, tmp_path: Path) -> None:
    file = tmp_path / "morelli.table"
    # One position from the middle of a game keeps the table small.
    with Engine("morelli", "5-adjacent") as engine:
        game = max(random_games(engine, 20, seed=3), key=lambda played: len(played.moves))
        text = engine.state(game.start, game.moves[:2]).text
        middle = engine.state(text[:-1] + owner)
        run(["solve", "morelli", "--variant", "5-adjacent", "--position", middle.text,
             "--strong", "--table", str(file)])  # fmt: skip
        table = DistanceTable.open(file)
        states = engine.states(
            [
                (game.start, game.moves[:ply])
                for game in random_games(engine, 30, seed=1, start=middle.text)
                for ply in range(len(game.moves) + 1)
            ]
        )
        check(table, engine, states)
        kinds = {distance.kind for _, distance in table}
        assert (ScoreKind.DRAW in kinds) == (owner == "-")


def test_a_table_of_jostle_agrees_with_the_rules(tmp_path: Path) -> None:
    file = tmp_path / "jostle.table"
    with Engine("jostle", "6x6") as engine:
        game = max(random_games(engine, 20, seed=3), key=lambda played: len(played.moves))
        late = engine.state(game.start, game.moves[:-7])
        run(["solve", "jostle", "--variant", "6x6", "--position", late.text,
             "--strong", "--table", str(file)])  # fmt: skip
        states = engine.states(
            [
                (played.start, played.moves[:ply])
                for played in random_games(engine, 20, seed=1, start=late.text)
                for ply in range(len(played.moves) + 1)
            ]
        )
        check(DistanceTable.open(file), engine, states)


def test_damaged_tables_are_refused() -> None:
    whole = gzip.decompress((TABLES / "talpa-3x3.table.gz").read_bytes())
    dice = random.Random(1)
    for _ in range(200):
        at = dice.randrange(len(whole))
        damaged = bytearray(whole)
        damaged[at] ^= 1 << dice.randrange(8)
        with pytest.raises(FileFormatError):
            DistanceTable(bytes(damaged))
        with pytest.raises(FileFormatError):
            DistanceTable(whole[:at])


def test_keys_are_refused_where_they_are_hashes() -> None:
    with pytest.raises(ValueError, match="hashes"):
        position_key("talpa", "/".join(["rbrbrbrb"] * 8) + " r")
    with pytest.raises(ValueError, match="no keys of trench"):
        position_key("trench", "8/8 b")
    with pytest.raises(ValueError, match="not a position"):
        position_key("talpa", "rbr/rb r")


def test_certificates_are_read_and_checked(tmp_path: Path) -> None:
    path = ROOT / "docs" / "results" / "talpa-4x4.certificate"
    proof = Certificate.open(path)
    assert (proof.game, proof.variant, proof.value) == ("talpa", "4x4", "first")
    numbers = list(proof.strategy())
    assert len(numbers) == int(proof.header["entries"])
    damaged = bytearray(path.read_bytes())
    damaged[-5] ^= 1
    for wrong in (bytes(damaged), b"another file", b"tabuleiro certificate 2\n\n"):
        (tmp_path / "wrong").write_bytes(wrong)
        with pytest.raises(FileFormatError):
            Certificate.open(tmp_path / "wrong")


def test_proven_results_are_read(tmp_path: Path) -> None:
    path = ROOT / "docs" / "results" / "talpa-6x6.proven"
    proven = ProvenResults.open(path)
    assert (proven.game, proven.variant) == ("talpa", "6x6")
    assert proven.nodes > 0
    start = position_key(proven.game, proven.position)
    (entry,) = [entry for entry in proven.entries if entry.key == start]
    assert entry.low is entry.high is ScoreKind.WIN  # As docs/results/weak-solutions.md says.
    data = path.read_bytes()
    for wrong in (data[:-1], data[:50], b"", b"\x00\x05hello", data[:300] + b"x" + data[301:]):
        (tmp_path / "wrong").write_bytes(wrong)
        with pytest.raises(FileFormatError):
            ProvenResults.open(tmp_path / "wrong")
    assert zlib.crc32(data[:-8]) == int.from_bytes(data[-8:], "big")


def test_training_games_are_read(tmp_path: Path) -> None:
    file = tmp_path / "games.data"
    run(["train", "data", "jostle", "--variant", "6x6", "--games", "32", "--nodes", "20",
         "--seed", "1", "--out", str(file)])  # fmt: skip
    data = TrainingData.open(file)
    assert (data.game, data.variant, data.nodes, data.seed) == ("jostle", "6x6", 20, 1)
    assert data.count == 32
    with Engine("jostle", "6x6") as engine:
        for game in data.games(engine):
            plies = len(game.moves)
            assert len(game.scores) in (plies - game.opening_plies, plies - game.opening_plies + 1)
            end = engine.state(game.start, game.moves)
            if end.is_over:
                assert (game.points == 1) == (end.result.value == "1-0")
            else:
                assert game.scores[-1].is_proven
    torn = file.read_bytes()[:-1]
    file.write_bytes(torn)
    assert TrainingData.open(file).count == 0
    with pytest.raises(FileFormatError):
        TrainingData.open(ROOT / "pom.xml")


def test_training_games_with_visits_are_read(tmp_path: Path) -> None:
    file = tmp_path / "games.data"
    run(["train", "visits", "niju", "--games", "4", "--nodes", "30", "--seed", "1",
         "--out", str(file)])  # fmt: skip
    data = TrainingData.open(file)
    assert data.has_visits
    with Engine("niju") as engine:
        games = list(data.games(engine))
    assert len(games) == 4
    for game in games:
        assert len(game.visits) == len(game.scores)
        assert all(sum(visits) > 0 for visits in game.visits[:-1])
