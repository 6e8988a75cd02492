"""A client of a Tabuleiro server, for bots."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tabuleiro.errors import RefusedError, ServerError
from tabuleiro.records import Record, read_records
from tabuleiro.values import Result, Side, State

_TRIES = 4
_POLL_SECONDS = 0.3
_MAX_POLL_SECONDS = 5.0
_MAX_WAIT_SECONDS = 60.0


@dataclass(frozen=True)
class LiveGame:
    """A game on a server, as it was when it was read.

    `you` is the side that the caller plays; `ply` is the number of moves, `sequence` that of the
    last event; `moves` are the moves played. `ending` is why the game is over.
    """

    id: str
    game: str
    variant: str
    you: Side | None
    ply: int
    sequence: int
    position: str
    to_move: Side
    moves: tuple[str, ...]
    result: Result
    ending: str

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return bool(self.ending) or self.result is not Result.ONGOING


class Client:
    """Calls the API of a server. For one thread.

    A request that is lost, or that the server has no time for, is sent again: each has an id of its
    own, so nothing happens twice.
    """

    def __init__(self, server: str, secret: str | None = None, timeout: float = 30) -> None:
        """`secret` is the access token of a member, or a visitor's own of 22 characters or more.

        By default a visitor with a new secret plays.
        """
        address = urllib.parse.urlsplit(server)
        if address.scheme not in ("http", "https") or not address.netloc:
            raise ValueError(
                f"{server!r} is not the address of a server, such as http://localhost:7878"
            )
        self.server = server.rstrip("/")
        self.secret = secret or uuid.uuid4().hex
        self.timeout = timeout
        self._tokens: dict[str, str] = {}

    def create(self, game: str, variant: str | None = None, **settings: Any) -> LiveGame:
        """Creates a game, such as `create("talpa", "4x4", first="me", second="5")`.

        The settings are those of the API: `first`, `second`, `clock`, `position`, `rated`, ...
        """
        body = {"id": uuid.uuid4().hex, "game": game, **settings}
        if variant:
            body["variant"] = variant
        created = self.call("POST", "/games", body)
        identity = str(created["gameId"])
        if created.get("token"):
            self._tokens[identity] = str(created["token"])
        return self.game(identity)

    def game(self, identity: str) -> LiveGame:
        """Reads a game."""
        return _live_game(self.call("GET", f"/games/{_quote(identity)}", game=identity))

    def play(self, game: LiveGame, move: str) -> LiveGame:
        """Plays a move, and returns the game after it.

        Raises `RefusedError` for an illegal move, and `ServerError` with the key `stale` if
        something else has happened in the game first: read it again.
        """
        return self._command(game, {"action": "move", "move": move})

    def resign(self, game: LiveGame) -> LiveGame:
        """Resigns."""
        return self._command(game, {"action": "resign"})

    def wait(self, game: LiveGame, timeout: float | None = None) -> LiveGame:
        """Waits until it is the caller's turn, or the game is over.

        Asks for new events, less and less often. Raises `TimeoutError` after `timeout` seconds.
        """
        deadline = None if timeout is None else time.monotonic() + timeout
        pause = _POLL_SECONDS
        while not game.is_over and game.to_move is not game.you:
            if deadline is not None and time.monotonic() >= deadline:
                raise TimeoutError(f"no move in game {game.id} within {timeout:g} s")
            time.sleep(pause)
            pause = min(_MAX_POLL_SECONDS, pause * 1.2)
            game = self.game(game.id)
        return game

    def record(self, identity: str) -> Record:
        """Returns the record of a game."""
        text = self._send("GET", f"/games/{_quote(identity)}/record", None, identity)
        return read_records(text)[0]

    def play_to_end(
        self,
        game: LiveGame,
        choose: Callable[[LiveGame], str],
        timeout: float | None = None,
    ) -> LiveGame:
        """Plays a game: `choose` gets it at each of the caller's turns, and returns a move."""
        game = self.wait(game, timeout)
        while not game.is_over:
            game = self.wait(self.play(game, choose(game)), timeout)
        return game

    def call(self, method: str, path: str, body: Any = None, game: str = "") -> dict[str, Any]:
        """Calls any operation of the API, such as `call("GET", "/catalogue")`.

        `game` is the id of a game whose seat a visitor has. Raises `ServerError`.
        """
        answer = json.loads(self._send(method, path, body, game))
        if not isinstance(answer, dict):
            raise ServerError(200, "", f"{path} has answered with no object")
        return answer

    def _command(self, game: LiveGame, action: dict[str, str]) -> LiveGame:
        body = {"id": uuid.uuid4().hex, "seenSequence": game.sequence, "ply": game.ply, **action}
        try:
            self.call("POST", f"/games/{_quote(game.id)}/commands", body, game.id)
        except ServerError as error:
            if error.key == "illegal":
                raise RefusedError(str(error)) from error
            raise
        return self.game(game.id)

    def _send(self, method: str, path: str, body: Any, game: str) -> str:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            f"{self.server}/api/v2{path}",
            data,
            {
                "Authorization": f"Bearer {self._tokens.get(game, self.secret)}",
                "Content-Type": "application/json",
            },
            method=method,
        )
        for attempt in range(_TRIES):
            is_last = attempt == _TRIES - 1
            try:
                with urllib.request.urlopen(request, timeout=self.timeout) as response:
                    text: str = response.read().decode()
                    return text
            except urllib.error.HTTPError as error:
                with error:
                    problem = _problem(error)
                if is_last or error.code not in (429, 503):
                    raise problem from None
                time.sleep(_retry_after(error, attempt))
            except OSError as error:
                if is_last:
                    reason = getattr(error, "reason", error)
                    raise ServerError(0, "", f"{self.server} does not answer: {reason}") from error
                time.sleep(_POLL_SECONDS * 2**attempt)
        raise AssertionError("the last try returns or raises")


def state_of(game: LiveGame, engine: Any) -> State:
    """Returns the state of a live game, with its legal moves, from an `Engine` of the game."""
    state: State = engine.state(game.position)
    return state


def _quote(identity: str) -> str:
    return urllib.parse.quote(identity, safe="")


def _retry_after(error: urllib.error.HTTPError, attempt: int) -> float:
    wait = error.headers.get("Retry-After", "")
    return min(_MAX_WAIT_SECONDS, float(wait) if wait.isdigit() else _POLL_SECONDS * 2**attempt)


def _problem(error: urllib.error.HTTPError) -> ServerError:
    try:
        answer = json.loads(error.read())
        return ServerError(error.code, str(answer["error"]), str(answer["message"]))
    except (ValueError, KeyError, TypeError):
        return ServerError(error.code, "", error.reason)


def _live_game(answer: dict[str, Any]) -> LiveGame:
    position = answer["position"]
    return LiveGame(
        answer["id"],
        answer["game"],
        answer["variant"],
        Side(answer["side"]) if answer["side"] else None,
        answer["ply"],
        answer["head"]["sequence"],
        position["position"],
        Side(position["toMove"]),
        tuple(move["move"] for move in answer["moves"]),
        Result(answer["result"]),
        answer["ending"],
    )
