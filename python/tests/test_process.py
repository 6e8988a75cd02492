"""Engines that break the protocol, end, or stay silent."""

from __future__ import annotations

import os
import sys
import time

import pytest

from tabuleiro import (
    Engine,
    EngineEndedError,
    EngineTimeoutError,
    Limit,
    ProgramNotFoundError,
    ProtocolError,
)

POLITE = """
import sys
for line in sys.stdin:
    word = line.split()[0]
    if word == "ugi":
        print("noise\\n\\nid name Fake\\noption name Odd type\\nugiok", flush=True)
    elif word == "isready":
        print("readyok", flush=True)
    elif word == "quit":
        break
    else:
        %s
"""


def fake(otherwise: str, timeout: float = 20) -> Engine:
    """Starts an engine that does something when it is asked for more than to be ready."""
    return Engine("talpa", command=[sys.executable, "-c", POLITE % otherwise], timeout=timeout)


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_program_that_does_not_exist_is_named() -> None:
    with pytest.raises(ProgramNotFoundError, match="/no/such/engine"):
        Engine("talpa", command=["/no/such/engine"])


def test_an_engine_that_ends_says_why() -> None:
    script = "import sys; print('no room for the table', file=sys.stderr); sys.exit(3)"
    with pytest.raises(EngineEndedError, match=r"status 3: no room for the table"):
        Engine("talpa", command=[sys.executable, "-c", script])


def test_a_silent_engine_is_ended() -> None:
    with pytest.raises(EngineTimeoutError, match="within"):
        Engine("talpa", command=[sys.executable, "-c", "import time; time.sleep(600)"],
               start_timeout=0.2)  # fmt: skip
    engine = fake("pass", timeout=0.2)
    with pytest.raises(EngineTimeoutError):
        engine.state()
    assert not is_running(engine.pid)
    with pytest.raises(EngineEndedError, match="closed"):
        engine.state()


@pytest.mark.parametrize(
    "answers",
    [
        "print('response a\\nresponse maybe\\nresponse none\\nresponse none', flush=True)",
        "print('response a\\nresponse true\\nresponse who\\nresponse none', flush=True)",
    ],
)
def test_answers_that_are_not_ugi_end_the_engine(answers: str) -> None:
    engine = fake(answers)
    with pytest.raises(ProtocolError, match="not UGI"):
        engine.state()
    assert not is_running(engine.pid)


def test_malformed_lines_of_a_search_are_ignored() -> None:
    states = "response a b\\nresponse true\\nresponse none\\nresponse x;y"
    search = (
        "info depth\\ninfo score cp pv\\ninfo depth x score cp 1 pv x\\ninfo string pv x\\n"
        "info depth 3 score cp 7 strange 1 pv x y\\nbestmove x"
    )
    with fake(
        f"print('{states}' if word == 'position' else '{search}' if word == 'go' else 'noise',"
        " flush=True)"
    ) as engine:
        state = engine.state()
        assert state.moves == ("x", "y")
        found = engine.analyse(state, Limit(nodes=1))
        assert [(line.depth, line.score.value, line.moves) for line in found] == [
            (3, 7, ("x", "y"))
        ]


def test_an_endless_line_ends_the_engine() -> None:
    with pytest.raises(ProtocolError, match="16 MiB"):
        fake("print('x' * (1 << 25), end='', flush=True)").state()


def test_close_leaves_no_process_and_no_child() -> None:
    script = (
        "import subprocess, sys;"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)']);"
        "print('id name', child.pid, flush=True); print('ugiok', flush=True);"
        "[print('readyok', flush=True) for line in sys.stdin if 'isready' in line]"
    )
    engine = Engine("talpa", command=[sys.executable, "-c", script])
    child = int(engine.name)
    assert is_running(child)
    engine.close()
    engine.close()
    assert not is_running(engine.pid)
    wait_until_gone(child)


def wait_until_gone(pid: int) -> None:
    """The child of a process that has ended is ended too, and its new parent says so soon."""
    for _ in range(600):
        if not is_running(pid) or is_zombie(pid):
            return
        time.sleep(0.05)
    pytest.fail(f"the process {pid} goes on")


def is_zombie(pid: int) -> bool:
    try:
        with open(f"/proc/{pid}/stat", encoding="ascii") as stat:
            return stat.read().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return False


def test_an_engine_that_is_dropped_ends() -> None:
    engine = fake("pass")
    pid = engine.pid
    del engine
    assert not is_running(pid)
