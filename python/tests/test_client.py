"""The client, against a server on this machine."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest

from tabuleiro import Engine, RefusedError, ServerError, Side, find_program
from tabuleiro.client import Client


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    database: Path = tmp_path_factory.mktemp("server") / "games.db"
    options = ["--port", "0", "--database", str(database), "--engine", "server"]
    command = [*find_program(), "serve", *options]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        try:
            assert process.stdout
            address = re.search(r"http://\S+:\d+", process.stdout.readline())
            assert address
            yield address[0]
        finally:
            process.terminate()


def test_a_bot_plays_a_game_to_its_end(server: str) -> None:
    client = Client(server)
    with Engine("talpa", "3x3") as engine:
        game = client.create("talpa", "3x3", first="me", second="1", sides="fixed")
        assert game.you is Side.FIRST
        assert game.ply == 0
        with pytest.raises(RefusedError, match=r"rule|board|a1"):
            client.play(game, "a1a1a1")
        done = client.play_to_end(
            game, lambda now: engine.state(now.position).moves[0], timeout=120
        )
        assert done.is_over
        assert done.ending == "path"
        assert engine.state(None, done.moves).result is done.result
    record = client.record(done.id)
    assert record.move_texts == done.moves
    assert record.result is done.result


def test_a_refusal_has_its_key_and_changes_nothing(server: str) -> None:
    client = Client(server)
    game = client.create("talpa", "4x4", first="me", second="1", sides="fixed")
    with pytest.raises(ServerError) as stale:
        client.call(
            "POST",
            f"/games/{game.id}/commands",
            {"id": "x", "seenSequence": 77, "ply": 5, "action": "resign"},
            game.id,
        )
    assert stale.value.status in (400, 409)
    assert client.game(game.id) == game
    assert client.resign(game).ending == "resignation"
    with pytest.raises(ServerError, match="404"):
        client.game("no/such game")
    with pytest.raises(ServerError) as unknown:
        client.create("chess")
    assert unknown.value.status == 400


def test_a_stranger_cannot_play_for_others(server: str) -> None:
    game = Client(server).create("talpa", "4x4", first="me", second="1", sides="fixed")
    stranger = Client(server)
    assert stranger.game(game.id).you is None
    with pytest.raises(ServerError) as refused:
        stranger.resign(game)
    assert refused.value.status in (401, 403)


def test_a_busy_server_is_asked_again_and_a_silent_one_is_named() -> None:
    asked = []

    class Busy(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked.append(self.path)
            self.send_response(429 if len(asked) < 3 else 200)
            self.send_header("Retry-After", "0")
            self.end_headers()
            self.wfile.write(b"{}" if len(asked) >= 3 else b"not json")

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Busy) as busy:
        Thread(target=busy.serve_forever, args=(0.01,), daemon=True).start()
        address = f"http://127.0.0.1:{busy.server_port}"
        assert Client(address).call("GET", "/catalogue") == {}
        busy.shutdown()
    assert len(asked) == 3
    with pytest.raises(ServerError, match="does not answer"):
        Client(address).call("GET", "/catalogue")
    with pytest.raises(ValueError, match="not the address"):
        Client("localhost:7878")
