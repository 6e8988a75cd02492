"""A client of the engine protocol UGI."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import TracebackType

from tabuleiro.errors import EngineError, ProtocolError, RefusedError
from tabuleiro.process import LineProcess
from tabuleiro.program import find_program
from tabuleiro.values import Limit, Option, Result, Score, ScoreKind, Side, State, Variation

_RESULTS = {
    "p1win": Result.FIRST_WINS,
    "p2win": Result.SECOND_WINS,
    "draw": Result.DRAW,
    "none": Result.ONGOING,
}
_ERROR = "info string error"
_PROVEN_DRAW = "info string proven draw"
_BATCH = 64
"""How many positions are asked for at a time."""

_PLAYOUT_BATCH = 256
"""How many random games are asked for at a time."""

_STATE_QUERIES = ("fen", "p1turn", "result", "legalmoves")


class Engine:
    """An engine in a process of its own, by default that of the program `tabuleiro`.

    Close it, or use it in a `with` statement; the process ends at the latest with this one. For one
    thread. After an `EngineError` the process has ended.
    """

    def __init__(
        self,
        game: str,
        variant: str | None = None,
        *,
        command: str | Sequence[str] | None = None,
        options: Mapping[str, str | int] | None = None,
        timeout: float = 60,
        start_timeout: float = 600,
    ) -> None:
        """Starts an engine.

        `command` starts another UGI engine, as words or as a line that is split like a shell's;
        `options` are set after the game and the variant, such as `{"Level": 5, "Hash": 128}`.
        `timeout` is how many seconds an answer may take beyond the limit of a search, and
        `start_timeout` the start: a source checkout is built first.

        Raises `RefusedError` for an unknown game or variant, or a wrong option.
        """
        self.game = game
        self.variant = variant
        self.timeout = timeout
        if command is None:
            words = [*find_program(), "ugi"]
        else:
            words = shlex.split(command) if isinstance(command, str) else list(command)
        self._process = LineProcess(words)
        self._lines = 1  # The value of the option MultiPV.
        try:
            self.name, self.options = self._introduce(start_timeout)
            named = {"Game": game, **({"Variant": variant} if variant else {}), **(options or {})}
            self._write("".join(_option_line(name, value) for name, value in named.items()))
            self._wait_until_ready(start_timeout)
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Engine:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    @property
    def pid(self) -> int:
        """The id of the engine's process."""
        return self._process.pid

    def close(self) -> None:
        """Ends the process. May be called again."""
        self._process.close()

    def set_option(self, name: str, value: str | int) -> None:
        """Sets an option; engines ignore those that they do not know.

        Raises `RefusedError` if the value is wrong.
        """
        self._write(_option_line(name, value))
        self._wait_until_ready(self.timeout)
        if name.lower() == "multipv":
            self._lines = int(value)

    def new_game(self) -> None:
        """Lets the engine forget what it has learned in the last game."""
        self._write("uginewgame\n")
        self._wait_until_ready(self.timeout)

    def state(self, text: str | None = None, moves: Iterable[str] = ()) -> State:
        """Returns the state after moves from a position, by default from the start of the game.

        Raises `RefusedError` if the position or a move is not legal.
        """
        return self.states([(text, tuple(moves))])[0]

    def play(self, state: State, *moves: str) -> State:
        """Returns the state after moves. Raises `RefusedError` if one is not legal."""
        return self.state(state.text, moves)

    def states(self, positions: Iterable[tuple[str | None, Sequence[str]]]) -> list[State]:
        """Returns the states after moves from positions, much faster than one by one.

        Raises `RefusedError` for the first that is not legal.
        """
        return [self._state(answers) for answers in self._ask(positions, _STATE_QUERIES)]

    def texts_and_moves(
        self, positions: Iterable[tuple[str | None, Sequence[str]]]
    ) -> list[tuple[str, tuple[str, ...]]]:
        """Returns the text and the legal moves of each state, for random games: `states` is slower.

        A finished game has no legal moves. Raises `RefusedError` as `states` does.
        """
        answers = self._ask(positions, ("fen", "legalmoves"))
        return [(_text(text), _moves(moves)) for text, moves in answers]

    def playouts(self, state: State, seeds: Iterable[int]) -> list[tuple[tuple[str, ...], Result]]:
        """Plays a random game from a state for each seed; returns its moves and its result.

        The engine draws the moves, so this is many times faster than `texts_and_moves`. The same
        seed, a whole number of 64 bits, gives the same game.
        """
        self._set(state, "")
        requests = [f"query playout {seed:d}\n" for seed in seeds]
        games = self._responses(requests, 1, _PLAYOUT_BATCH)
        return [self._playout(game) for [game] in games]

    def evaluate(self, state: State) -> int | None:
        """Returns the static evaluation for the side to move, in Elo points.

        `None` in a finished game, and in a game without an evaluator.
        """
        self._set(state, "eval\n")
        words = self._answer("eval")
        return None if words == ["none"] else int(words[1])

    def perft(self, state: State, depth: int) -> int:
        """Returns the number of sequences of legal moves of this length."""
        self._set(state, f"perft {depth:d}\n")
        return int(self._answer(f"perft({depth:d})", timeout=None)[1])

    def picture(self, state: State) -> str:
        """Returns the position drawn in text, in the language of the environment."""
        self._set(state, "d\nisready\n")
        lines = []
        while (line := self._read(self.timeout)) != "readyok":
            lines.append(line)
        return "\n".join(lines)

    def best_move(self, state: State, limit: Limit) -> str | None:
        """Returns the move that the engine plays, or `None` in a finished game."""
        _require_end(limit)
        self._go(state, limit, 1)
        wait = limit.seconds()
        return self._drain(None if wait is None else wait + self.timeout)

    def analyse(self, state: State, limit: Limit, lines: int = 1) -> list[Variation]:
        """Returns the engine's best variations, the best first; none in a finished game."""
        _require_end(limit)
        found: dict[int, Variation] = {}
        for variation in self.search(state, limit, lines):
            found[variation.rank] = variation
        return [found[rank] for rank in sorted(found)]

    def search(
        self, state: State, limit: Limit | None = None, lines: int = 1
    ) -> Iterator[Variation]:
        """Searches, and yields each variation as soon as the engine has it.

        The search ends with its limit, or when you leave the loop.
        """
        limit = limit or Limit()
        self._go(state, limit, lines)
        seconds = limit.seconds()
        wait = None if seconds is None else seconds + self.timeout
        is_draw = False
        is_searching = True
        try:
            while True:
                line = self._read(wait)
                if line.startswith("bestmove"):
                    is_searching = False
                    return
                if line.startswith(_ERROR):
                    is_searching = False
                    raise RefusedError(_reason(line))
                variation = _variation(line, is_draw)
                is_draw = line == _PROVEN_DRAW
                if variation:
                    yield variation
        except EngineError:
            is_searching = False
            raise
        finally:
            if is_searching:
                self._write("stop\n")
                self._drain(self.timeout)

    def _introduce(self, timeout: float) -> tuple[str, dict[str, Option]]:
        self._write("ugi\n")
        name, options = "", {}
        while (line := self._read(timeout)) != "ugiok":
            if line.startswith("id name "):
                name = line.removeprefix("id name ")
            elif line.startswith("option name "):
                option = _option(line)
                options[option.name] = option
        return name, options

    def _wait_until_ready(self, timeout: float) -> None:
        self._write("isready\n")
        problem = ""
        while (line := self._read(timeout)) != "readyok":
            if line.startswith(_ERROR) and not problem:
                problem = _reason(line)
        if problem:
            raise RefusedError(problem)

    def _set(self, state: State, then: str) -> None:
        """Sets a position that the engine itself has given, and sends what follows."""
        self._write(_position_line(state.text, ()) + then)

    def _go(self, state: State, limit: Limit, lines: int) -> None:
        if lines < 1:
            raise ValueError(f"lines is at least 1, not {lines}")
        option = "" if lines == self._lines else _option_line("MultiPV", lines)
        self._set(state, "")
        self._write(option + f"go {limit.words()}\n")
        self._lines = lines

    def _drain(self, timeout: float | None) -> str | None:
        """Reads until the end of a search, and returns its move."""
        words = self._answer("bestmove", timeout=timeout)
        return None if words == ["none"] else words[0]

    def _answer(self, word: str, timeout: float | None = -1) -> list[str]:
        """Returns the words after the first one of the next answer that begins with `word`.

        Raises `RefusedError` if an error comes first.
        """
        wait = self.timeout if timeout == -1 else timeout
        while True:
            line = self._read(wait)
            if line.startswith(_ERROR):
                raise RefusedError(_reason(line))
            words = line.split()
            if words and words[0] == word:
                if len(words) == 1:
                    raise self._broken(line)
                return words[1:]

    def _ask(
        self, positions: Iterable[tuple[str | None, Sequence[str]]], queries: Sequence[str]
    ) -> list[list[str]]:
        """Returns the answers to queries in each position."""
        asked = "".join(f"query {query}\n" for query in queries)
        requests = [_position_line(text, moves) + asked for text, moves in positions]
        return self._responses(requests, len(queries))

    def _responses(
        self, requests: Sequence[str], count: int, batch: int = _BATCH
    ) -> list[list[str]]:
        """Returns the `count` answers to each request, of which a batch is sent at a time.

        While a batch is read, the engine works at the next one. All answers are read also when one
        position is refused, so that the next request is in step.
        """
        answers: list[list[str]] = []
        problem = ""
        for begin in range(0, len(requests) + batch, batch):
            if begin < len(requests):
                self._write("".join(requests[begin : begin + batch]))
            for _ in requests[max(0, begin - batch) : begin]:
                answer: list[str] = []
                while len(answer) < count:
                    line = self._read(self.timeout)
                    if line.startswith("response "):
                        answer.append(line[9:])
                    elif line.startswith(_ERROR) and not problem:
                        problem = _reason(line)
                answers.append(answer)
        if problem:
            raise RefusedError(problem)
        return answers

    def _state(self, answers: Sequence[str]) -> State:
        text, is_first, result, moves = answers
        if is_first not in ("true", "false") or result not in _RESULTS:
            raise self._broken(" ".join(answers))
        to_move = Side.FIRST if is_first == "true" else Side.SECOND
        return State(_text(text), to_move, _RESULTS[result], _moves(moves))

    def _playout(self, answer: str) -> tuple[tuple[str, ...], Result]:
        *moves, result = answer.split(";")
        if result not in _RESULTS:
            raise self._broken(answer)
        return tuple(moves), _RESULTS[result]

    def _broken(self, line: str) -> ProtocolError:
        self.close()
        return ProtocolError(f"the engine's answer is not UGI: {line[:200]!r}")

    def _write(self, text: str) -> None:
        self._process.write(text)

    def _read(self, timeout: float | None) -> str:
        """Returns the next line. A late answer would be taken for another: the process ends."""
        try:
            return self._process.read_line(timeout)
        except EngineError:
            self.close()
            raise


def _require_end(limit: Limit) -> None:
    if limit == Limit():
        raise ValueError(
            "the search needs a limit, such as Limit(millis=1000) or Limit(nodes=5000)"
        )


def _word(text: str, what: str) -> str:
    if not text or any(letter.isspace() or not letter.isprintable() for letter in text):
        raise RefusedError(f"{text!r} is not a {what}: it is one word")
    return text


def _line(text: str, what: str) -> str:
    if not text or not text.isprintable() or text != text.strip():
        raise RefusedError(f"{text!r} is not {what}: it is one line of text")
    return text


def _option_line(name: str, value: str | int) -> str:
    label = _word(name, "name of an option")
    return f"setoption name {label} value {_line(str(value), 'the value of an option')}\n"


def _position_line(text: str | None, moves: Iterable[str]) -> str:
    base = "startpos" if text is None else "fen " + _line(text, "a position")
    played = " ".join(_word(move, "move") for move in moves)
    return f"position {base} moves {played}\n" if played else f"position {base}\n"


def _text(answer: str) -> str:
    return answer.replace("_", " ")


def _moves(answer: str) -> tuple[str, ...]:
    return () if answer == "none" else tuple(answer.split(";"))


def _reason(line: str) -> str:
    return line.removeprefix(_ERROR).lstrip(": ")


def _option(line: str) -> Option:
    name, _, rest = line.removeprefix("option name ").partition(" type ")
    kind, _, settings = rest.partition(" ")
    words = settings.split()
    default = words[words.index("default") + 1 :] if "default" in words else []
    return Option(name, kind, default[0] if default else "")


def _variation(line: str, is_draw: bool) -> Variation | None:
    """Returns the variation of an `info` line, or `None` if it has none."""
    words = line.split()
    if len(words) < 2 or words[0] != "info" or words[1] == "string" or "pv" not in words:
        return None
    at = words.index("pv")
    moves = tuple(words[at + 1 :])
    fields = {word: words[i + 1] for i, word in enumerate(words[:at]) if i + 1 < at}
    try:
        kind = ScoreKind(fields["score"])
        value = int(fields[fields["score"]])
        if is_draw:
            kind, value = ScoreKind.DRAW, 0
        return Variation(
            int(fields.get("multipv", "1")),
            Score(kind, value),
            int(fields["depth"]),
            int(fields.get("seldepth", fields["depth"])),
            int(fields.get("nodes", "0")),
            int(fields.get("time", "0")),
            moves,
        )
    except (KeyError, ValueError):
        return None  # A line of a kind that the protocol's page does not name.
