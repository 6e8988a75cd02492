#!/usr/bin/env python3
"""Measures how soon ./tabuleiro starts, beside `java -version`, turn by turn.

Usage: start_time.py [ROUNDS]. JAVA_HOME names the JDK. Prints medians: processor time (user and
system, of all processes) with its ratio to that of `java -version`, wall time, and the wall time
until the menu stands on a pseudo-terminal of 80 by 24.
"""

import fcntl
import os
import pty
import resource
import select
import signal
import statistics
import struct
import subprocess
import sys
import tempfile
import termios
import time

JAVA = os.path.join(os.environ["JAVA_HOME"], "bin", "java")
LAUNCHER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tabuleiro")
COMMANDS = {"java -version": [JAVA, "-version"], "tabuleiro games": [LAUNCHER, "games"]}
PATIENCE = 20


def run(command):
    """Runs a command and returns its processor time and its wall time, in milliseconds."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                   stderr=subprocess.DEVNULL, check=True)
    wall, after = time.monotonic() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return 1000 * spent, 1000 * wall


def menu(home):
    """Returns the milliseconds until the menu stands on a terminal."""
    start = time.monotonic()
    child, terminal = pty.fork()
    if child == 0:
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        os.environ.update(TERM="xterm-256color", LC_ALL="C.UTF-8", XDG_CONFIG_HOME=home)
        os.execv(LAUNCHER, [LAUNCHER])
    shown = b""
    while b"New game" not in shown:
        if time.monotonic() - start > PATIENCE:
            sys.exit("no menu")
        if select.select([terminal], [], [], PATIENCE)[0]:
            shown += os.read(terminal, 65536)
    wall = time.monotonic() - start
    os.kill(child, signal.SIGTERM)
    try:
        while os.read(terminal, 65536):
            pass
    except OSError:
        pass  # The terminal has gone.
    os.waitpid(child, 0)
    os.close(terminal)
    return 1000 * wall


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 15
    figures = {name: [] for name in COMMANDS}
    menus = []
    with tempfile.TemporaryDirectory() as home:
        for turn in range(rounds + 1):
            for name, command in COMMANDS.items():
                figure = run(command)
                if turn > 0:  # The first turn may build.
                    figures[name].append(figure)
            if turn > 0:
                menus.append(menu(home))
    base = statistics.median(spent for spent, _ in figures["java -version"])
    for name, pairs in figures.items():
        spent = statistics.median(spent for spent, _ in pairs)
        wall = statistics.median(wall for _, wall in pairs)
        print(f"{name}: {spent:.0f} ms of processor time ({spent / base:.2f} times), {wall:.0f} ms")
    print(f"menu: {statistics.median(menus):.0f} ms, at best {min(menus):.0f} ms")


if __name__ == "__main__":
    main()
