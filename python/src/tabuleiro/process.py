"""A process that is spoken with in lines."""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import subprocess
import threading
import time
import weakref
from collections import deque
from collections.abc import Sequence
from typing import IO

from tabuleiro.errors import (
    EngineEndedError,
    EngineTimeoutError,
    ProgramNotFoundError,
    ProtocolError,
)

_CHUNK_BYTES = 1 << 16
_MAX_CHUNKS = 1024
"""How much is read ahead; more stays in the pipe."""

_MAX_LINE_BYTES = 1 << 24
_MAX_ERROR_BYTES = 4000
_QUIT_SECONDS = 2.0


class LineProcess:
    """A process with lines of UTF-8 on its standard input and output.

    A thread reads its output, so that a large request never blocks both sides. Its own thread and
    the process end with `close`, with this object, and with this interpreter. For one thread.
    """

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                # Ctrl-C is for this program alone, and a launcher ends with what it has started.
                start_new_session=True,
            )
        except OSError as error:
            raise ProgramNotFoundError(f"{command[0]} cannot be started: {error}") from error
        output, errors = self._process.stdout, self._process.stderr
        assert self._process.stdin
        assert output
        assert errors
        self._input: IO[bytes] = self._process.stdin
        self._chunks: queue.Queue[bytes] = queue.Queue(_MAX_CHUNKS)
        self._errors: deque[bytes] = deque()
        self._lines: deque[str] = deque()
        self._rest = b""
        self._readers = [
            threading.Thread(target=_read_output, args=(output, self._chunks), daemon=True),
            threading.Thread(target=_read_errors, args=(errors, self._errors), daemon=True),
        ]
        for reader in self._readers:
            reader.start()
        self._finalizer = weakref.finalize(self, _kill, self._process)

    @property
    def pid(self) -> int:
        """The id of the process."""
        return self._process.pid

    def write(self, text: str) -> None:
        """Sends text, which is whole lines."""
        try:
            self._input.write(text.encode())
            self._input.flush()
        except (OSError, ValueError):
            raise self._ended() from None

    def read_line(self, timeout: float | None) -> str:
        """Returns the next line without its end.

        Raises `EngineTimeoutError` after `timeout` seconds; `EngineEndedError` when the process
        has ended and no line is left.
        """
        if self._lines:
            return self._lines.popleft()
        deadline = None if timeout is None else time.monotonic() + timeout
        while not self._lines:
            left = None if deadline is None else max(0.0, deadline - time.monotonic())
            try:
                chunk = self._chunks.get(timeout=left)
            except queue.Empty:
                raise EngineTimeoutError(
                    f"the engine did not answer within {timeout:g} s"
                ) from None
            if not chunk:
                self._chunks.put(chunk)
                raise self._ended()
            self._take(chunk)
        return self._lines.popleft()

    def _take(self, chunk: bytes) -> None:
        complete, end, rest = chunk.rpartition(b"\n")
        if not end:
            self._rest += chunk
            if len(self._rest) > _MAX_LINE_BYTES:
                raise ProtocolError("the engine wrote a line of more than 16 MiB")
            return
        text = (self._rest + complete).decode(errors="replace")
        self._rest = rest
        self._lines.extend(text.replace("\r", "").split("\n"))

    def _ended(self) -> EngineEndedError:
        if not self._finalizer.alive:
            return EngineEndedError("the engine was closed")
        try:
            status = f"with status {self._process.wait(1)}"
        except subprocess.TimeoutExpired:
            status = "its output"
        self._readers[1].join(1)
        said = b"".join(self._errors).decode(errors="replace").strip()
        return EngineEndedError(f"the engine ended {status}" + (f": {said}" if said else ""))

    def close(self) -> None:
        """Asks the process to quit, and ends it and what it has started. May be called again."""
        if not self._finalizer.alive:
            return
        with contextlib.suppress(OSError, ValueError):  # It may have ended already.
            self._input.write(b"quit\n")
            self._input.close()
        with contextlib.suppress(subprocess.TimeoutExpired):  # Then it is killed.
            self._process.wait(_QUIT_SECONDS)
        self._finalizer()
        # A reader may wait for room in the queue.
        deadline = time.monotonic() + _QUIT_SECONDS
        while any(reader.is_alive() for reader in self._readers) and time.monotonic() < deadline:
            with contextlib.suppress(queue.Empty):
                self._chunks.get(timeout=0.01)
        self._lines.clear()
        self._chunks.put(b"")


def _read_output(stream: IO[bytes], chunks: queue.Queue[bytes]) -> None:
    with stream:
        while chunk := os.read(stream.fileno(), _CHUNK_BYTES):
            chunks.put(chunk)
    chunks.put(b"")


def _read_errors(stream: IO[bytes], tail: deque[bytes]) -> None:
    """Keeps the last bytes, for the message when the process ends."""
    size = 0
    with stream:
        while chunk := os.read(stream.fileno(), _MAX_ERROR_BYTES):
            tail.append(chunk)
            size += len(chunk)
            while size - len(tail[0]) > _MAX_ERROR_BYTES:
                size -= len(tail.popleft())


def _kill(process: subprocess.Popen[bytes]) -> None:
    """Ends a process and those that it has started."""
    if os.name == "nt":
        if process.poll() is None:
            subprocess.run(
                ["taskkill", "/T", "/F", "/PID", str(process.pid)], capture_output=True, check=False
            )
    else:
        # All of them may have ended.
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    if process.stdin:
        with contextlib.suppress(OSError):  # It may not have read everything.
            process.stdin.close()
