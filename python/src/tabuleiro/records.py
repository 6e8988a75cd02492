"""Game records: reading and writing, as docs/en/reference/records.md describes them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from tabuleiro.errors import RecordError
from tabuleiro.values import Result, Side

_RESULTS = frozenset(result.value for result in Result)
_SUFFIXES = {"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6}
_TAG = re.compile(r'\[\s*([A-Za-z0-9_]+)\s+"((?:[^"\\\n]|\\["\\])*)"\s*\]')
_TOKEN = re.compile(
    r"(?P<space>\s+)|(?P<comment>\{[^}]*\})|(?P<rest>;[^\n]*)|(?P<open>\()|(?P<close>\))"
    r"|(?P<glyph>\$\d{1,3})|(?P<number>\d+(?:\.\.\.|\.))|(?P<word>[^\s(){};\[\]$]+)"
)
_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")
_MAX_DEPTH = 50


@dataclass(frozen=True)
class Move:
    """A move with its annotations, and the variations that could replace it."""

    text: str
    comments: tuple[str, ...] = ()
    glyphs: tuple[int, ...] = ()
    variations: tuple[tuple[Move, ...], ...] = ()


@dataclass(frozen=True)
class Record:
    """A recorded game.

    `tags` are in their order; `comments` are those before the first move; `first_to_move` is the
    side that makes the first move.
    """

    tags: Mapping[str, str]
    moves: tuple[Move, ...]
    result: Result
    comments: tuple[str, ...] = ()
    first_to_move: Side = Side.FIRST

    @staticmethod
    def of(tags: Mapping[str, str], moves: Iterable[str], result: str) -> Record:
        """Returns the record of plain moves; the tag `Result` is added."""
        return Record(
            {**tags, "Result": result}, tuple(Move(move) for move in moves), Result(result)
        )

    @property
    def move_texts(self) -> tuple[str, ...]:
        """The moves of the game, without annotations."""
        return tuple(move.text for move in self.moves)

    def format(self) -> str:
        """Returns the text of the record, which `read_records` reads back."""
        lines = [f'[{name} "{_escape(value)}"]' for name, value in self.tags.items()]
        words = [f"{{{comment}}}" for comment in self.comments]
        _format_moves(self.moves, 0 if self.first_to_move is Side.FIRST else 1, words)
        return "\n".join([*lines, "", " ".join([*words, self.result.value]), ""])


def read_records(text: str) -> list[Record]:
    """Returns all games of a text.

    Raises `RecordError` with line and column for the first one that is malformed. The moves are
    not checked: an engine does that.
    """
    return _Reader(text).read()


def _escape(value: str) -> str:
    if _CONTROL.search(value) or "\n" in value:
        raise RecordError(f"a tag has no control characters: {value!r}")
    return value.replace("\\", "\\\\").replace('"', '\\"')


def _format_moves(moves: tuple[Move, ...], ply: int, words: list[str]) -> None:
    is_numbered = True
    for move in moves:
        if ply % 2 == 0:
            words.append(f"{ply // 2 + 1}.")
        elif is_numbered:
            words.append(f"{ply // 2 + 1}...")
        words.append(move.text)
        words += [f"${glyph}" for glyph in move.glyphs]
        words += [f"{{{comment}}}" for comment in move.comments]
        for variation in move.variations:
            inner: list[str] = []
            _format_moves(variation, ply, inner)
            words.append(f"({' '.join(inner)})")
        is_numbered = bool(move.comments or move.variations)
        ply += 1


@dataclass
class _Line:
    """A variation that is being read."""

    start_ply: int
    opened_at: int
    moves: list[Move]
    comments: list[str]


class _Reader:
    def __init__(self, text: str) -> None:
        # A line that begins with % is ignored; it keeps its place, so that places stay right.
        text = text.removeprefix("\ufeff").replace("\r\n", "\n")
        self.text = re.sub(r"(?m)^%[^\n]*", lambda line: " " * len(line[0]), text)
        self.at = 0
        control = _CONTROL.search(self.text)
        if control:
            raise self.problem(f"a control character, {control[0]!r}", control.start())

    def problem(self, what: str, at: int | None = None) -> RecordError:
        place = self.at if at is None else at
        line = self.text.count("\n", 0, place) + 1
        column = place - self.text.rfind("\n", 0, place)
        return RecordError(f"line {line}, column {column}: {what}")

    def skip_space(self) -> None:
        while self.at < len(self.text) and self.text[self.at].isspace():
            self.at += 1

    def read(self) -> list[Record]:
        records = []
        self.skip_space()
        while self.at < len(self.text):
            records.append(self.game())
            self.skip_space()
        return records

    def game(self) -> Record:
        tags: dict[str, str] = {}
        while self.text.startswith("[", self.at):
            tag = _TAG.match(self.text, self.at)
            if not tag:
                raise self.problem('expected a tag, such as [Game "talpa"]')
            if tag[1] in tags:
                raise self.problem(f"the tag {tag[1]} occurs twice")
            tags[tag[1]] = re.sub(r"\\(.)", r"\1", tag[2])
            self.at = tag.end()
            self.skip_space()
        return self.moves(tags)

    def moves(self, tags: dict[str, str]) -> Record:
        main = _Line(0, self.at, [], [])
        lines = [main]
        while True:
            token = _TOKEN.match(self.text, self.at)
            if not token:
                at_end = self.at >= len(self.text)
                opened = lines[-1].opened_at if len(lines) > 1 else self.at
                what = (
                    "the variation is not closed"
                    if len(lines) > 1
                    else "the game has no result: expected 1-0, 0-1, 1/2-1/2 or *"
                    if at_end
                    else "expected a move or a result"
                )
                raise self.problem(what, opened)
            kind = token.lastgroup
            if kind == "word" and token[0] in _RESULTS and len(lines) == 1:
                return self.finish(tags, main, token)
            self.take(kind or "", token, lines)
            self.at = token.end()

    def take(self, kind: str, token: re.Match[str], lines: list[_Line]) -> None:
        line = lines[-1]
        ply = line.start_ply + len(line.moves)
        if kind == "number":
            self.check_number(token[0], ply, line, lines)
        elif kind in ("comment", "rest"):
            comment = token[0][1:-1] if kind == "comment" else token[0][1:]
            self.annotate(line, " ".join(comment.split("\n")).strip())
        elif kind == "glyph":
            self.judge(line, int(token[0][1:]))
        elif kind == "open":
            if not line.moves:
                raise self.problem("a variation comes after the move that it would replace")
            if len(lines) > _MAX_DEPTH:
                raise self.problem(f"variations are at most {_MAX_DEPTH} deep")
            lines.append(_Line(ply - 1, self.at, [], []))
        elif kind == "close":
            self.close(lines)
        elif kind == "word":
            self.move(line, token[0])

    def check_number(self, number: str, ply: int, line: _Line, lines: list[_Line]) -> None:
        if len(lines) == 1 and not line.moves and number == "1...":
            line.start_ply = 1
            return
        expected = f"{ply // 2 + 1}" + ("." if ply % 2 == 0 else "...")
        if number != expected:
            raise self.problem(f"expected the move number {expected}, not {number}")

    def annotate(self, line: _Line, comment: str) -> None:
        if line.moves:
            last = line.moves[-1]
            line.moves[-1] = Move(
                last.text, (*last.comments, comment), last.glyphs, last.variations
            )
        else:
            line.comments.append(comment)

    def judge(self, line: _Line, glyph: int) -> None:
        if not line.moves or glyph > 255:
            raise self.problem("a glyph, $0 to $255, comes after a move")
        last = line.moves[-1]
        line.moves[-1] = Move(last.text, last.comments, (*last.glyphs, glyph), last.variations)

    def close(self, lines: list[_Line]) -> None:
        if len(lines) == 1:
            raise self.problem("no variation is open here")
        inner = lines.pop()
        if not inner.moves:
            raise self.problem("the variation has no move", inner.opened_at)
        line = lines[-1]
        last = line.moves[-1]
        moves = tuple(inner.moves)
        line.moves[-1] = Move(last.text, last.comments, last.glyphs, (*last.variations, moves))

    def move(self, line: _Line, word: str) -> None:
        text = word.rstrip("!?")
        suffix = word[len(text) :]
        if not text or (suffix and suffix not in _SUFFIXES):
            raise self.problem(f"{word!r} is not a move")
        line.moves.append(Move(text, (), (_SUFFIXES[suffix],) if suffix else ()))

    def finish(self, tags: dict[str, str], main: _Line, token: re.Match[str]) -> Record:
        if tags.get("Result", token[0]) != token[0]:
            raise self.problem(f"the tag Result is {tags['Result']}, the moves end with {token[0]}")
        self.at = token.end()
        first = Side.FIRST if main.start_ply == 0 else Side.SECOND
        return Record(tags, tuple(main.moves), Result(token[0]), tuple(main.comments), first)
