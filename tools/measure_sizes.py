#!/usr/bin/env python3
"""Measures what members and games cost a server: memory, and bytes of its database and of a backup.

    tools/measure_sizes.py PROGRAM... [--members N] [--live N] [--finished N]

PROGRAM is the command, such as ./tabuleiro; its server runs on a database that is deleted at the end,
with at most 512 MB of heap. Members sign up; then there are games of Talpa 8x8 with an open page each,
of which some are played to the end with random moves. Takes some minutes, and needs Linux.
"""

import argparse
import base64
import json
import os
import pathlib
import re
import socket
import subprocess
import tempfile
import time
import urllib.request
from concurrent.futures import ThreadPoolExecutor

SECONDS_OF_REST = 5


class Server:
    """A server, and requests to it in the name of many visitors with an address each."""

    def __init__(self, program: list[str], folder: pathlib.Path) -> None:
        self.program = program
        self.database = folder / "games.db"
        self.folder = folder
        command = [*program, "serve", "--port", "0", "--plain", "--proxy", "127.0.0.1"]
        self.process = subprocess.Popen(
            [*command, "--database", str(self.database)],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "JAVA_TOOL_OPTIONS": "-Xmx512m"},
        )
        assert self.process.stdout
        for line in self.process.stdout:
            if found := re.search(r"http://[^/ ]*:(\d+)", line):
                self.port = int(found.group(1))
                break
        else:
            raise SystemExit("the server has not started")

    def headers(self, visitor: int) -> dict[str, str]:
        return {
            "Authorization": f"Bearer a-secret-of-visitor-{visitor:012d}",
            "X-Forwarded-For": f"10.{visitor >> 16}.{visitor >> 8 & 255}.{visitor & 255}",
            "Content-Type": "application/json",
        }

    def post(self, visitor: int, path: str, body: dict[str, object]) -> dict[str, object]:
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/api/v2{path}",
            json.dumps(body).encode(),
            self.headers(visitor),
        )
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)

    def open_page(self, visitor: int, game: str) -> socket.socket:
        """Opens the socket of a game's page, as its script does."""
        page = socket.create_connection(("127.0.0.1", self.port), 60)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET /api/v2/games/{game}/live HTTP/1.1", f"Host: 127.0.0.1:{self.port}"]
        lines += ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
        lines += [f"Sec-WebSocket-Key: {key}"]
        lines += [f"{name}: {value}" for name, value in self.headers(visitor).items()]
        page.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        if b" 101 " not in page.recv(1 << 16):
            raise SystemExit("the server opens no socket")
        return page

    def memory(self) -> float:
        """Returns the resident memory in MB, after some rest."""
        time.sleep(SECONDS_OF_REST)
        children = subprocess.run(
            ["pgrep", "-P", str(self.process.pid)], capture_output=True, text=True, check=False
        ).stdout.split()
        kilobytes = 0
        for pid in [str(self.process.pid), *children]:
            status = pathlib.Path(f"/proc/{pid}/status").read_text()
            kilobytes += int(re.search(r"VmRSS:\s*(\d+)", status).group(1))
        return kilobytes * 1024 / 1e6

    def backup(self) -> int:
        """Returns the bytes of a backup: the rows of the database, without room in between."""
        target = self.folder / "backup.db"
        target.unlink(missing_ok=True)
        command = [*self.program, "admin", "backup", str(target), "--database", str(self.database)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        return target.stat().st_size

    def stored(self) -> int:
        """Returns the bytes of the database with its log."""
        return sum(file.stat().st_size for file in self.folder.glob("games.db*"))


def random_games(program: list[str], count: int) -> list[list[str]]:
    """Returns the moves of random games."""
    asked = "".join(f"query playout {seed}\n" for seed in range(count))
    command = [*program, "ugi", "--game", "talpa", "--variant", "8x8"]
    said = subprocess.run(command, input=asked, capture_output=True, text=True, check=True).stdout
    return [line.removeprefix("response ").split(";")[:-1] for line in said.split()[1::2]]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("program", nargs="+")
    parser.add_argument("--members", type=int, default=200)
    parser.add_argument("--live", type=int, default=1000)
    parser.add_argument("--finished", type=int, default=100)
    wanted = parser.parse_args()
    games = random_games(wanted.program, wanted.finished)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(wanted.program, pathlib.Path(folder))
        try:
            measure(server, games, wanted.members, wanted.live)
        finally:
            server.process.terminate()
            server.process.wait()


def measure(server: Server, games: list[list[str]], members: int, live: int) -> None:
    threads = ThreadPoolExecutor(8)

    def sign_up(number: int) -> None:
        account = {"name": f"Member{number}", "password": "one two three"}
        server.post(1_000_000 + number, "/account", account)

    def start(number: int) -> str:
        wish = {"id": f"g{number}", "game": "talpa", "variant": "8x8", "first": "me", "second": "me"}
        return str(server.post(number, "/games", wish)["gameId"])

    def play(number: int) -> None:
        for ply, move in enumerate(games[number]):
            command = {"id": f"m{ply}", "seenSequence": ply + 2, "ply": ply, "action": "move"}
            side = ("first", "second")[ply % 2]
            server.post(number, f"/games/{ids[number]}/commands", {**command, "move": move, "side": side})
            time.sleep(0.05)  # A caller may send 20 requests a second.

    print(f"idle: {server.memory():.0f} MB of memory")
    empty = server.backup()
    list(threads.map(sign_up, range(members)))
    with_members = server.backup()
    print(f"{members} members: {(with_members - empty) / members:.0f} bytes each")
    ids: list[str] = []
    pages: list[socket.socket] = []
    for count in (live // 10, live):
        new = range(len(ids), count)
        ids += threads.map(start, new)
        pages += [server.open_page(number, ids[number]) for number in new]
        print(f"{count} games with an open page each: {server.memory():.0f} MB of memory")
    with_games = server.backup()
    print(f"a game without moves: {(with_games - with_members) / live:.0f} bytes")
    list(threads.map(play, range(len(games))))
    plies = sum(map(len, games)) / len(games)
    finished = server.backup()
    print(f"a game of {plies:.0f} moves more: {(finished - with_games) / len(games):.0f} bytes")
    print(f"all: backup {finished / 1e6:.1f} MB, database {server.stored() / 1e6:.1f} MB")
    print(f"in the end: {server.memory():.0f} MB of memory")
    for page in pages:
        page.close()


if __name__ == "__main__":
    main()
