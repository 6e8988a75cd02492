"""The adaptor of OpenSpiel, whose `pyspiel` a stand-in replaces where it is not installed."""

from __future__ import annotations

import random
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from tabuleiro import RefusedError
from tabuleiro.openspiel import TERMINAL_PLAYER, SpielGame, register


def test_random_games_keep_the_contract_of_openspiel() -> None:
    game = SpielGame("talpa", "3x3")
    dice = random.Random(1)
    try:
        for _ in range(5):
            state = game.new_initial_state()
            while not state.is_terminal():
                player = state.current_player()
                actions = state.legal_actions()
                assert actions == sorted(actions) == state.legal_actions(player)
                assert state.legal_actions(1 - player) == []
                assert max(actions) < game.num_distinct_actions()
                action = dice.choice(actions)
                assert state.string_to_action(state.action_to_string(player, action)) == action
                planes, rows, columns = game.observation_tensor_shape()
                assert len(state.observation_tensor(player)) == planes * rows * columns
                before = str(state)
                child = state.child(action)
                assert str(state) == before
                assert state.returns() == [0, 0]
                state.apply_action(action)
                assert str(child) == str(state)
            assert state.current_player() == TERMINAL_PLAYER
            assert sum(state.returns()) == game.utility_sum()
            assert sorted(state.returns()) == [-1, 1]
            assert not state.legal_actions()
            with pytest.raises(RefusedError):
                state.apply_action(0)
    finally:
        game.close()


def test_the_game_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    registered: dict[str, Any] = {}

    class Base:
        def __init__(self, *_: object) -> None:
            pass

    def settings(**given: Any) -> SimpleNamespace:
        return SimpleNamespace(**given)

    class GameType:
        Dynamics = SimpleNamespace(SEQUENTIAL=1)
        ChanceMode = SimpleNamespace(DETERMINISTIC=1)
        Information = SimpleNamespace(PERFECT_INFORMATION=1)
        Utility = SimpleNamespace(ZERO_SUM=1)
        RewardModel = SimpleNamespace(TERMINAL=1)

        def __new__(cls, **given: Any) -> Any:
            return settings(**given)

    stand_in = SimpleNamespace(
        GameType=GameType,
        GameInfo=settings,
        Game=Base,
        State=Base,
        register_game=lambda kind, made: registered.update({kind.short_name: made}),
    )
    monkeypatch.setitem(sys.modules, "pyspiel", stand_in)  # type: ignore[arg-type]
    register()
    state = registered["tabuleiro"]({"game": "talpa", "variant": "3x3"}).new_initial_state()
    assert state.current_player() == 0
    assert str(state) == "rbr/brb/rbr r"
    state._apply_action(state._legal_actions(0)[0])
    assert state.current_player() == 1
