"""Matches: between players of the program by its command `arena`, and between functions."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tabuleiro.elo import EloEstimate, estimate_elo
from tabuleiro.engine import Engine
from tabuleiro.errors import RefusedError
from tabuleiro.program import run
from tabuleiro.records import Record
from tabuleiro.values import Limit, Result, Side, State

Player = Callable[[State], "str | None"]
"""Chooses one of the legal moves of a state."""


@dataclass(frozen=True)
class Encounter:
    """The games of two players, counted for the first one.

    `pairs` are the counts of pairs of games, with sides exchanged, in which the first player had
    0, 1/2, 1, 3/2 and 2 points; `elo` is `None` before the first pair.
    """

    first: str
    second: str
    wins: int
    draws: int
    losses: int
    pairs: tuple[int, ...]
    elo: EloEstimate | None


@dataclass(frozen=True)
class Match:
    """A match with its seed, and the records of its games where they were kept."""

    seed: int
    encounters: tuple[Encounter, ...]
    records: tuple[Record, ...] = ()


def arena(
    game: str,
    players: Sequence[str],
    *,
    games: int = 100,
    variant: str | None = None,
    seed: int | None = None,
    position: str | None = None,
    nodes: int | None = None,
    millis: int | None = None,
    plies: int | None = None,
    threads: int | None = None,
    record: str | None = None,
) -> Match:
    """Plays a match or a round-robin between players of the program, such as `"9"`.

    The arguments are the options of the command `arena`; `record` is a file to which the games are
    appended. Raises `CommandError` with the program's message.
    """
    options = {
        "--games": games,
        "--variant": variant,
        "--seed": seed,
        "--position": position,
        "--nodes": nodes,
        "--movetime": millis,
        "--plies": plies,
        "--threads": threads,
        "--record": record,
    }
    words = ["arena", game, "--json"]
    for player in players:
        words += ["--players", _quoted(player)]
    for name, value in options.items():
        if value is not None:
            words += [name, str(value)]
    found = json.loads(run(words))
    names = [each["player"] for each in found["players"]]
    return Match(
        found["seed"],
        tuple(
            Encounter(
                names[each["first"]],
                names[each["second"]],
                each["wins"],
                each["draws"],
                each["losses"],
                tuple(each["pairs"]),
                estimate_elo(each["pairs"]) if sum(each["pairs"]) else None,
            )
            for each in found["encounters"]
        ),
    )


def _quoted(player: str) -> str:
    """Returns a player in quotation marks, so that a comma in it separates nothing."""
    if "," not in player:
        return player
    mark = '"' if "'" in player else "'"
    return f"{mark}{player}{mark}"


def random_player(seed: int) -> Player:
    """Returns a player that chooses uniformly."""
    dice = random.Random(seed)
    return lambda state: dice.choice(state.moves)


def engine_player(engine: Engine, limit: Limit) -> Player:
    """Returns a player that plays the moves of an engine."""
    return lambda state: engine.best_move(state, limit)


def play_match(
    engine: Engine,
    first: Player,
    second: Player,
    *,
    pairs: int = 50,
    seed: int = 1,
    plies: int = 4,
    names: tuple[str, str] = ("first", "second"),
) -> Match:
    """Plays pairs of games with the same opening and exchanged sides.

    `engine` knows the rules. An opening has `plies` random moves; it never ends the game, and the
    side to move never has an immediate win. Raises `RefusedError` for an illegal move of a player.
    """
    dice = random.Random(seed)
    scores: list[tuple[float, float]] = []
    records: list[Record] = []
    for _ in range(pairs):
        start, moves = _opening(engine, dice, plies)
        ends = [_play(engine, start, moves, seats) for seats in ((first, second), (second, first))]
        scores.append((ends[0][1].points(Side.FIRST), ends[1][1].points(Side.SECOND)))
        for (played, result), seats in zip(ends, (names, names[::-1]), strict=True):
            tags = {
                "White": seats[0],
                "Black": seats[1],
                "Game": engine.game,
                **({"Variant": engine.variant} if engine.variant else {}),
                "Round": str(len(records) + 1),
                "FEN": start.text,
                "Seed": str(seed),
                "OpeningPlies": str(len(moves)),
            }
            records.append(Record.of(tags, played, result.value))
    points = [one for pair in scores for one in pair]
    counts = tuple(sum(2 * sum(pair) == i for pair in scores) for i in range(5))
    wins, losses = points.count(1), points.count(0)
    encounter = Encounter(
        *names,
        wins,
        len(points) - wins - losses,
        losses,
        counts,
        estimate_elo(counts) if pairs else None,
    )
    return Match(seed, (encounter,), tuple(records))


def _opening(engine: Engine, dice: random.Random, plies: int) -> tuple[State, list[str]]:
    start = engine.state()
    while True:
        state = start
        moves: list[str] = []
        while not state.is_over and len(moves) < plies:
            moves.append(dice.choice(state.moves))
            state = engine.play(start, *moves)
        if state.is_over:
            continue
        next_states = engine.states([(state.text, [move]) for move in state.moves])
        if plies == 0 or all(end.result.winner is not state.to_move for end in next_states):
            return start, moves


def _play(
    engine: Engine, start: State, opening: Sequence[str], seats: tuple[Player, Player]
) -> tuple[list[str], Result]:
    moves = list(opening)
    state = engine.play(start, *moves)
    while not state.is_over:
        player = seats[0] if state.to_move is Side.FIRST else seats[1]
        move = player(state)
        if move not in state.moves:
            raise RefusedError(f"{move!r} is not a legal move in {state.text}")
        moves.append(move)
        state = engine.play(state, move)
    return moves, state.result
