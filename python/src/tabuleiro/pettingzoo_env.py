"""An environment of PettingZoo (AEC) for both players. It needs the extra `pettingzoo`."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from tabuleiro.boards import Board
from tabuleiro.engine import Engine
from tabuleiro.errors import RefusedError
from tabuleiro.values import Result, Side

Observation = dict[str, Any]


def env(game: str = "talpa", variant: str | None = None, **options: Any) -> Any:
    """Returns the environment in which an illegal action loses the game, as is usual there."""
    lost = wrappers.TerminateIllegalWrapper(raw_env(game, variant, **options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(lost)


class raw_env(AECEnv):  # noqa: N801 # As PettingZoo names it.
    """A game of the agents `first` and `second`, who move in turn.

    An observation has the `observation`, planes of the board as its agent sees it, and the
    `action_mask`. The rewards at the end are 1, 0 or -1. `reset` takes the option `position`.
    """

    metadata = {  # noqa: RUF012 # As PettingZoo has it.
        "name": "tabuleiro_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self, game: str = "talpa", variant: str | None = None, render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.render_mode = render_mode
        self.engine = Engine(game, variant)
        self.start = self.engine.state()
        self.state_of_game = self.start
        self.board = Board.of(game, self.start.text)
        self.possible_agents = [side.value for side in Side]
        self.action_spaces: dict[str, Any] = {
            agent: spaces.Discrete(len(self.board.actions)) for agent in self.possible_agents
        }
        self.observation_spaces: dict[str, spaces.Dict] = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 1, self.board.shape, np.float32),
                    "action_mask": spaces.Box(0, 1, (len(self.board.actions),), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        position = (options or {}).get("position")
        self.state_of_game = self.engine.state(position) if position else self.start
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.state_of_game.to_move.value

    def observe(self, agent: str) -> Observation:
        state = self.state_of_game
        mask = self.board.mask(state)
        if agent != state.to_move.value:
            mask[:] = 0
        return {"observation": self.board.planes(state, Side(agent)), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not 0 <= action < len(self.board.actions):
            raise RefusedError(f"{action!r} is no action")
        self._cumulative_rewards[agent] = 0
        self.state_of_game = self.engine.play(self.state_of_game, self.board.actions[action])
        result = self.state_of_game.result
        for side in Side:
            is_over = result is not Result.ONGOING
            self.rewards[side.value] = 2 * result.points(side) - 1 if is_over else 0.0
            self.terminations[side.value] = is_over
        self.agent_selection = Side(agent).other.value
        self._accumulate_rewards()

    def render(self) -> str | None:
        return self.engine.picture(self.state_of_game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        self.engine.close()
