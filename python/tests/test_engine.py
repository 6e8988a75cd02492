"""The engine of the program, asked by the client."""

from __future__ import annotations

import pytest

from tabuleiro import (
    Clock,
    Engine,
    Limit,
    RefusedError,
    Result,
    Score,
    ScoreKind,
    Side,
    random_games,
)

START = "rbrb/brbr/rbrb/brbr r"


def test_the_start_has_its_legal_moves(talpa: Engine) -> None:
    start = talpa.state()
    assert start.text == START
    assert start.to_move is Side.FIRST
    assert start.result is Result.ONGOING
    assert not start.is_over
    assert len(start.moves) == 24
    assert talpa.perft(start, 2) == sum(
        len(state.moves) for state in talpa.states([(start.text, [m]) for m in start.moves])
    )


def test_moves_lead_to_the_end_and_its_result(talpa: Engine) -> None:
    state = talpa.state()
    while not state.is_over:
        state = talpa.play(state, state.moves[0])
    assert state.moves == ()
    winner = state.result.winner
    assert winner
    assert state.result.points(winner) == 1
    assert state.result.points(winner.other) == 0
    assert talpa.best_move(state, Limit(nodes=100)) is None
    assert talpa.analyse(state, Limit(nodes=100)) == []
    assert talpa.evaluate(state) is None
    with pytest.raises(ValueError, match="not over"):
        Result.ONGOING.points(Side.FIRST)


@pytest.mark.parametrize(
    ("text", "moves"),
    [
        (START, ["a1a1"]),
        (START, ["a1a2", "nonsense"]),
        (START, ["a1a2 b1b2"]),
        (START, ["a1a2\nquit"]),
        (START, [""]),
        ("", []),
        ("rbrb/brbr r", []),
        (START + "\nquit", []),
        (START + " moves a1a2", ["a1a2"]),
    ],
)
def test_what_is_refused_changes_nothing(talpa: Engine, text: str, moves: list[str]) -> None:
    with pytest.raises(RefusedError):
        talpa.state(text, moves)
    assert talpa.state().text == START


def test_a_refusal_names_the_rule_and_leaves_the_answers_in_step(talpa: Engine) -> None:
    move = talpa.state().moves[0]
    legal = (START, [move])
    with pytest.raises(RefusedError, match="rule"):
        talpa.states([legal] * 100 + [(START, ["a1a2"])] + [legal] * 100)
    after = talpa.play(talpa.state(), move)
    assert talpa.states([(START, []), legal]) == [talpa.state(), after]
    assert after.to_move is Side.SECOND


def test_an_analysis_has_several_variations(talpa: Engine) -> None:
    start = talpa.state()
    found = talpa.analyse(start, Limit(nodes=3000), lines=3)
    assert [line.rank for line in found] == [1, 2, 3]
    assert len({line.moves[0] for line in found}) == 3
    for line in found:
        assert line.moves[0] in start.moves
        assert line.depth >= 1
        assert line.nodes > 0
        assert talpa.state(start.text, line.moves)
    assert len(talpa.analyse(start, Limit(depth=2))) == 1


def test_proven_results_are_proven(talpa: Engine) -> None:
    game = next(random_games(talpa, 1, seed=1))
    before_end = talpa.state(game.start, game.moves[:-1])
    best = talpa.analyse(before_end, Limit(depth=4))[0]
    assert best.score.is_proven
    assert best.score.kind in (ScoreKind.WIN, ScoreKind.LOSS)
    assert best.score.expected_points() in (0, 1)
    assert Score(ScoreKind.ESTIMATE, 400).expected_points() == pytest.approx(10 / 11)
    assert Score(ScoreKind.DRAW, 0).expected_points() == 0.5


def test_a_search_ends_when_its_loop_is_left(talpa: Engine) -> None:
    start = talpa.state("rbrb/brbr/rbrb/brbr r")
    for line in talpa.search(start):
        assert line.moves
        break
    assert talpa.state() == start
    assert talpa.best_move(start, Limit(clock=Clock(1000, 1000, 10, 10))) in start.moves


def test_a_limit_is_needed_and_checked(talpa: Engine) -> None:
    with pytest.raises(ValueError, match="needs a limit"):
        talpa.best_move(talpa.state(), Limit())
    with pytest.raises(ValueError, match="at least 1"):
        talpa.analyse(talpa.state(), Limit(nodes=1), lines=0)
    with pytest.raises(RefusedError, match="nodes"):
        talpa.analyse(talpa.state(), Limit(nodes=0))
    assert talpa.state().text == START


def test_options_and_levels() -> None:
    with Engine("talpa", "4x4", options={"Level": 3, "Seed": 7}) as engine:
        assert engine.name.startswith("Tabuleiro ")
        assert engine.options["Level"].default == "9"
        first = engine.best_move(engine.state(), Limit(millis=1000))
        assert first in engine.state().moves
        engine.new_game()
        with pytest.raises(RefusedError, match=r"(?i)level"):
            engine.set_option("Level", 77)
        with pytest.raises(RefusedError):
            engine.set_option("Level", "3\nquit")
        assert engine.state().text == START
        assert len(engine.picture(engine.state()).splitlines()) > 4


@pytest.mark.parametrize(("game", "variant"), [("chess", None), ("talpa", "99x99"), ("", None)])
def test_an_unknown_game_is_refused(game: str, variant: str | None) -> None:
    with pytest.raises(RefusedError):
        Engine(game, variant)


def test_random_games_repeat_and_are_legal(talpa: Engine) -> None:
    played = list(random_games(talpa, 300, seed=5))
    assert len(played) == 300
    assert played == list(random_games(talpa, 300, seed=5))
    assert played != list(random_games(talpa, 300, seed=6))
    ends = talpa.states([(game.start, game.moves) for game in played])
    assert all(end.is_over and end.result is game.result
               for end, game in zip(ends, played, strict=True))  # fmt: skip
