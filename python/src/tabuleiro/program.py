"""Finds the program `tabuleiro`, and runs its commands."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from tabuleiro.errors import CommandError, ProgramNotFoundError

VARIABLE = "TABULEIRO"
"""The environment variable that names the program: a file, a folder, a jar or a command."""

_LAUNCHERS = (
    ("tabuleiro.cmd", "bin/tabuleiro.bat")
    if os.name == "nt"
    else (
        "tabuleiro",
        "bin/tabuleiro",
    )
)


@dataclass(frozen=True)
class GameInfo:
    """A game of the program.

    `name` is its name in commands; `variants` begins with the default one; `players` are the
    computer players.
    """

    name: str
    title: str
    credit: str
    variants: tuple[str, ...]
    players: tuple[str, ...]


def find_program() -> list[str]:
    """Returns the words that start the program.

    Looks at the environment variable `TABULEIRO`, then for an installed command, then for a source
    checkout or an unpacked archive in the current folder, this file's folder and those above them.

    Raises `ProgramNotFoundError`, which says what was looked for.
    """
    named = os.environ.get(VARIABLE, "").strip()
    if named:
        return _named_program(named)
    installed = shutil.which("tabuleiro")
    if installed:
        return [installed]
    for folder in _folders():
        launcher = _launcher(folder)
        if launcher:
            return [str(launcher)]
    raise ProgramNotFoundError(
        "the program tabuleiro was not found: the environment variable TABULEIRO is not set, no"
        " command tabuleiro is in the PATH, and neither the current folder, nor that of this"
        " package, nor a folder above them is a source checkout or an unpacked archive. Set"
        " TABULEIRO, for example to /opt/tabuleiro-0.3.0/tabuleiro"
    )


def _named_program(named: str) -> list[str]:
    path = Path(named).expanduser()
    if path.is_dir():
        for launcher in (path / name for name in _LAUNCHERS):
            if launcher.is_file():
                return [str(launcher)]
        raise ProgramNotFoundError(
            f"TABULEIRO names the folder {path}, which has neither "
            + " nor ".join(_LAUNCHERS)
            + "; name the unpacked archive, or the program in it"
        )
    if path.is_file():
        return _java(path) if path.suffix == ".jar" else [str(path)]
    words = shlex.split(named, posix=os.name != "nt")
    if shutil.which(words[0]):
        return words
    raise ProgramNotFoundError(
        f"TABULEIRO is {named!r}, which is neither a file, nor a folder, nor a command in the PATH"
    )


def _java(jar: Path) -> list[str]:
    home = os.environ.get("JAVA_HOME", "")
    java = shutil.which("java", path=str(Path(home, "bin"))) if home else None
    java = java or shutil.which("java")
    if not java:
        raise ProgramNotFoundError(
            f"TABULEIRO names {jar}, and no java was found in JAVA_HOME or the PATH:"
            " install Java 25, or set JAVA_HOME"
        )
    return [java, "-jar", str(jar)]


def _folders() -> Iterator[Path]:
    for place in (Path.cwd(), Path(__file__).resolve().parent):
        yield place
        yield from place.parents


def _launcher(folder: Path) -> Path | None:
    """Returns the launcher of a source checkout or an unpacked archive."""
    is_ours = (folder / "pom.xml").is_file() or (folder / "lib" / "tabuleiro.jar").is_file()
    found = (folder / name for name in _LAUNCHERS)
    return next((file for file in found if is_ours and file.is_file()), None)


def run(arguments: Sequence[str], program: Sequence[str] | None = None) -> str:
    """Runs a command of the program, such as `["games", "--json"]`, and returns its output.

    Raises `CommandError` with what the program wrote if its status is not 0.
    """
    command = [*(program or find_program()), *arguments]
    try:
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
    except OSError as error:
        raise ProgramNotFoundError(f"{command[0]} cannot be started: {error}") from error
    if done.returncode != 0:
        said = done.stderr.strip() or f"the command ended with status {done.returncode}"
        raise CommandError(f"{shlex.join(arguments)}: {said}")
    return done.stdout


def games(program: Sequence[str] | None = None) -> tuple[GameInfo, ...]:
    """Returns all games, with their variants and computer players."""
    return tuple(
        GameInfo(
            each["name"],
            each["title"],
            each["credit"],
            tuple(each["variants"]),
            tuple(each["players"]),
        )
        for each in json.loads(run(["games", "--json"], program))
    )
