"""Environments for learning, and the boards that they show."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

from tabuleiro import Engine, Side, random_games
from tabuleiro.boards import NIJU_RADIUS, Board
from tabuleiro.gymnasium_env import TabuleiroEnv
from tabuleiro.pettingzoo_env import env, raw_env

BOARDS = [
    ("talpa", "4x5", 3),
    ("talpa", "8x8", 3),
    ("jostle", "6x6", 3),
    ("jostle", "hex", 3),
    ("morelli", "13-adjacent", 5),
    ("trench", "classic", 15),
    ("niju", "most", 51),
]


@pytest.mark.parametrize(("game", "variant", "planes"), BOARDS)
def test_every_legal_move_has_a_number_and_every_position_its_planes(
    game: str, variant: str, planes: int
) -> None:
    with Engine(game, variant) as engine:
        board = Board.of(game, engine.state().text)
        assert board.shape[0] == planes
        assert len(set(board.actions)) == len(board.actions) == len(board.numbers)
        played = list(random_games(engine, 2, seed=1))
        states = engine.states(
            [(one.start, one.moves[:ply]) for one in played for ply in range(len(one.moves) + 1)]
        )
    for state in states:
        assert set(state.moves) <= board.numbers.keys() or game == "niju"
        assert board.mask(state).sum() == len(board.legal_actions(state))
        shown = board.planes(state)
        assert shown.min() >= 0
        assert shown.max() <= 1
        other = board.planes(state, state.to_move.other)
        assert shown[-1].all()
        assert not other[-1].any()
        half = {"niju": 1, "trench": 5}.get(game, 1)
        assert (shown[:half] == other[half : 2 * half]).all()
    assert all(len(board.legal_actions(state)) == len(state.moves) for state in states[:5])


def test_the_neighbours_on_the_hexagon_are_those_of_the_rules() -> None:
    rows = "6/7/8/9/10/11/10/9/8/7/6 r"
    board = Board.of("jostle", rows)
    assert {a[2:] for a in board.actions if a[:2] == "f5" and a[2].isalpha()} == {
        "f4", "f6", "g4", "g5", "e4", "e5"}  # fmt: skip
    assert {a[2:] for a in board.actions if a[:2] == "e5" and a[2].isalpha()} == {
        "e4", "e6", "f5", "f6", "d4", "d5"}  # fmt: skip


def test_planes_of_niju_show_the_turned_marks_and_the_hands() -> None:
    with Engine("niju") as engine:
        state = engine.state("w7r1@0,0 b")
        planes = Board.of("niju", state.text).planes(state)
    centre = (NIJU_RADIUS, NIJU_RADIUS)
    assert planes[1][centre] == 1, "the tile of the opponent of the side to move"
    # Tile 7 has the mask 43: neighbours 0, 1, 3 and 5; a quarter turn adds 2.
    assert [i for i in range(8) if planes[2 + i][centre]] == [2, 3, 5, 7]
    assert planes[10:30].all()
    assert not planes[30 + 6].any()


def test_an_unknown_game_has_no_board() -> None:
    with pytest.raises(ValueError, match="chess"):
        Board.of("chess", "8 w")


@pytest.mark.parametrize("opponent", ["random", 2])
def test_gymnasium_accepts_the_environment(opponent: int | str) -> None:
    made = gymnasium.make("Tabuleiro-v0", game="talpa", variant="4x4", opponent=opponent)
    try:
        check_env(made.unwrapped, skip_render_check=True)
    finally:
        made.close()


def test_a_game_of_gymnasium_ends_with_its_reward() -> None:
    rewards = set()
    learner = TabuleiroEnv("talpa", "3x3", side="second", render_mode="ansi")
    try:
        for seed in range(12):
            seen, _ = learner.reset(seed=seed)
            assert seen["action_mask"].sum() > 0
            is_over = False
            while not is_over:
                action = int(np.flatnonzero(seen["action_mask"])[0])
                seen, reward, is_over, _, _ = learner.step(action)
            winner = learner.state.result.winner
            assert reward == (1 if winner is Side.SECOND else -1)
            rewards.add(reward)
        assert learner.render()
        learner.reset(seed=1)
        illegal = int(np.flatnonzero(learner.board.mask(learner.state) == 0)[0])
        assert learner.step(illegal)[1:] == (-1.0, True, False, {"illegal": True})
    finally:
        learner.close()
    assert rewards
    with pytest.raises(ValueError, match="level from 1 to 9"):
        TabuleiroEnv(opponent=10)


@pytest.mark.parametrize(("game", "variant"), [(game, variant) for game, variant, _ in BOARDS])
def test_pettingzoo_accepts_the_environment(game: str, variant: str) -> None:
    made = env(game, variant)
    try:
        api_test(made, num_cycles=60)
    finally:
        made.close()


def test_rewards_of_pettingzoo_are_those_of_the_result() -> None:
    made = raw_env("talpa", "3x3")
    try:
        made.reset()
        assert not made.observe("second")["action_mask"].any()
        totals = dict.fromkeys(made.possible_agents, 0.0)
        for agent in made.agent_iter():
            seen, reward, is_over, _, _ = made.last()
            totals[agent] += reward
            made.step(None if is_over else int(np.flatnonzero(seen["action_mask"])[0]))
        winner = made.state_of_game.result.winner
        assert winner
        assert totals == {winner.value: 1, winner.other.value: -1}
    finally:
        made.close()
