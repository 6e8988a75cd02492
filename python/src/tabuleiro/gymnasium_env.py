"""An environment of Gymnasium: one player against a level of the program, or random moves.

Importing this module registers `Tabuleiro-v0`. It needs the extra `gymnasium`.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from tabuleiro.boards import Board
from tabuleiro.engine import Engine
from tabuleiro.values import Limit, Result, Side, State

Observation = dict[str, Any]
_LEVEL_MILLIS = 1000
"""The most time of a move; levels below 9 are limited by their positions."""


class TabuleiroEnv(gymnasium.Env[Observation, np.int64]):
    """A game against an opponent.

    An observation has the `observation`, planes of the board, and the `action_mask`, 1 for each
    legal move. The reward at the end is 1, 0 or -1. An illegal action loses the game at once, and
    `info` has `illegal`. `reset` takes the option `position`.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 # As Gymnasium has it.

    def __init__(
        self,
        game: str = "talpa",
        variant: str | None = None,
        opponent: int | str = "random",
        side: Side | str = Side.FIRST,
        render_mode: str | None = None,
    ) -> None:
        """`opponent` is `"random"` or a level from 1 to 9, `side` that of the learning player."""
        if opponent != "random" and opponent not in range(1, 10):
            raise ValueError(f"the opponent is 'random' or a level from 1 to 9, not {opponent!r}")
        self.side = Side(side)
        self.render_mode = render_mode
        self.opponent = opponent
        options = {} if opponent == "random" else {"Level": opponent}
        self.engine = Engine(game, variant, options=options)
        self.start = self.engine.state()
        self.state = self.start
        self.board = Board.of(game, self.start.text)
        self.action_space = spaces.Discrete(len(self.board.actions))
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 1, self.board.shape, np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.board.actions),), np.int8),
            }
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        position = (options or {}).get("position")
        self.state = self.engine.state(position) if position else self.start
        self.engine.new_game()
        self._let_opponent_move()
        return self._observe(), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        move = self.board.actions[int(action)]
        if move not in self.state.moves:
            return self._observe(), -1.0, True, False, {"illegal": True}
        self.state = self.engine.play(self.state, move)
        self._let_opponent_move()
        return self._observe(), self._reward(), self.state.is_over, False, {}

    def render(self) -> str | None:
        return self.engine.picture(self.state) if self.render_mode == "ansi" else None

    def close(self) -> None:
        self.engine.close()

    def _let_opponent_move(self) -> None:
        if self.state.is_over or self.state.to_move is self.side:
            return
        self.state = self.engine.play(self.state, self._opponent_move(self.state))

    def _opponent_move(self, state: State) -> str:
        if self.opponent == "random":
            return state.moves[int(self.np_random.integers(len(state.moves)))]
        move = self.engine.best_move(state, Limit(millis=_LEVEL_MILLIS))
        assert move, "a game that is not over has a move"
        return move

    def _reward(self) -> float:
        if self.state.result is Result.ONGOING:
            return 0.0
        return 2 * self.state.result.points(self.side) - 1

    def _observe(self) -> Observation:
        return {
            "observation": self.board.planes(self.state, self.side),
            "action_mask": self.board.mask(self.state),
        }


gymnasium.register("Tabuleiro-v0", entry_point="tabuleiro.gymnasium_env:TabuleiroEnv")
