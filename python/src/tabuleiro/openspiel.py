"""An adaptor of OpenSpiel's game interface.

Importing this module makes the classes. `register()` adds the game `tabuleiro` to OpenSpiel, where
`pyspiel` is installed; then `pyspiel.load_game("tabuleiro(game=talpa,variant=4x4)")` returns it.
"""

from __future__ import annotations

from typing import Any

from tabuleiro.boards import Board
from tabuleiro.engine import Engine
from tabuleiro.values import Result, Side, State

TERMINAL_PLAYER = -4
"""`pyspiel.PlayerId.TERMINAL`."""

_MAX_PLIES = 1550
"""No game of the program is longer; the variants of Trench without a limit of plies are longest."""


class SpielState:
    """A state with the methods of OpenSpiel's states; players are 0 and 1."""

    def __init__(self, engine: Engine, board: Board, state: State, history: tuple[int, ...] = ()):
        self._engine = engine
        self._board = board
        self._state = state
        self._history = history

    def current_player(self) -> int:
        """Returns the player to move, or the mark of a finished game."""
        if self._state.is_over:
            return TERMINAL_PLAYER
        return 0 if self._state.to_move is Side.FIRST else 1

    def is_terminal(self) -> bool:
        """Returns whether the game is over."""
        return self._state.is_over

    def is_chance_node(self) -> bool:
        """Returns false: no game has chance after its start."""
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Returns the numbers of the legal moves, ascending; none for a player not to move."""
        if player is not None and player != self.current_player():
            return []
        return self._board.legal_actions(self._state)

    def apply_action(self, action: int) -> None:
        """Plays a move. Raises `RefusedError` if it is not legal."""
        self._state = self._engine.play(self._state, self._board.actions[action])
        self._history = (*self._history, action)

    def child(self, action: int) -> SpielState:
        """Returns the state after a move."""
        copy = self.clone()
        copy.apply_action(action)
        return copy

    def clone(self) -> SpielState:
        """Returns a copy."""
        return SpielState(self._engine, self._board, self._state, self._history)

    def action_to_string(self, player: int, action: int | None = None) -> str:
        """Returns the text of a move; the player may be left out."""
        return self._board.actions[player if action is None else action]

    def string_to_action(self, text: str) -> int:
        """Returns the number of a move."""
        return self._board.numbers[text]

    def returns(self) -> list[float]:
        """Returns 1, 0 or -1 for each player, 0 before the end."""
        result = self._state.result
        if result is Result.ONGOING:
            return [0.0, 0.0]
        return [2 * result.points(side) - 1 for side in Side]

    def rewards(self) -> list[float]:
        """Returns the rewards of the last move: those of the end."""
        return self.returns()

    def history(self) -> list[int]:
        """Returns the moves played."""
        return list(self._history)

    def observation_tensor(self, player: int) -> list[float]:
        """Returns the planes of the board as the player sees them, in one list."""
        planes = self._board.planes(self._state, Side.FIRST if player == 0 else Side.SECOND)
        return [float(value) for value in planes.ravel()]

    def observation_string(self, player: int) -> str:
        """Returns the text of the position, which both players see."""
        del player
        return self._state.text

    def __str__(self) -> str:
        return self._state.text


class SpielGame:
    """A game with the methods of OpenSpiel's games."""

    def __init__(self, game: str = "talpa", variant: str | None = None) -> None:
        self._engine = Engine(game, variant)
        self._start = self._engine.state()
        self._board = Board.of(game, self._start.text)

    def new_initial_state(self) -> SpielState:
        """Returns the start of the game."""
        return SpielState(self._engine, self._board, self._start)

    def num_distinct_actions(self) -> int:
        """Returns how many moves have a number."""
        return len(self._board.actions)

    def observation_tensor_shape(self) -> list[int]:
        """Returns the shape of the planes."""
        return list(self._board.shape)

    def num_players(self) -> int:
        """Returns 2."""
        return 2

    def min_utility(self) -> float:
        """Returns the worst result."""
        return -1.0

    def max_utility(self) -> float:
        """Returns the best result."""
        return 1.0

    def utility_sum(self) -> float:
        """Returns 0: what one player wins the other loses."""
        return 0.0

    def max_game_length(self) -> int:
        """Returns a bound of the number of moves."""
        return _MAX_PLIES

    def close(self) -> None:
        """Ends the engine."""
        self._engine.close()


def register() -> None:
    """Adds the game `tabuleiro` to OpenSpiel. Raises `ImportError` without `pyspiel`."""
    import pyspiel  # noqa: PLC0415 # An extra.

    kind = pyspiel.GameType(
        short_name="tabuleiro",
        long_name="Tabuleiro",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"game": "talpa", "variant": ""},
    )

    class RegisteredState(pyspiel.State):
        def __init__(self, game: Any, inner: SpielState) -> None:
            super().__init__(game)
            self._inner = inner

        def current_player(self) -> int:
            return self._inner.current_player()

        def _legal_actions(self, player: int) -> list[int]:
            return self._inner.legal_actions(player)

        def _apply_action(self, action: int) -> None:
            self._inner.apply_action(action)

        def _action_to_string(self, player: int, action: int) -> str:
            return self._inner.action_to_string(player, action)

        def is_terminal(self) -> bool:
            return self._inner.is_terminal()

        def returns(self) -> list[float]:
            return self._inner.returns()

        def observation_string(self, player: int) -> str:
            return self._inner.observation_string(player)

        def __str__(self) -> str:
            return str(self._inner)

    class RegisteredGame(pyspiel.Game):
        def __init__(self, params: Any = None) -> None:
            given = params or {}
            self._inner = SpielGame(given.get("game", "talpa"), given.get("variant") or None)
            super().__init__(
                kind,
                pyspiel.GameInfo(
                    num_distinct_actions=self._inner.num_distinct_actions(),
                    max_chance_outcomes=0,
                    num_players=2,
                    min_utility=-1.0,
                    max_utility=1.0,
                    utility_sum=0.0,
                    max_game_length=_MAX_PLIES,
                ),
                given,
            )

        def new_initial_state(self) -> RegisteredState:
            return RegisteredState(self, self._inner.new_initial_state())

    pyspiel.register_game(kind, RegisteredGame)
