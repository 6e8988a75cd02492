#!/usr/bin/env python3
"""Runs the server of a container image as a container would, and uses it.

    check_image.py IMAGE.tar

Unpacks the image and starts its command in namespaces of its own: as process 1, as the user of the
image, with a read-only root. Elsewhere than for root on Linux it says so and checks nothing. Status 1
when the server does not start, creates no game, or does not stop on SIGTERM.
"""
import json
import os
import pathlib
import signal
import socket
import subprocess
import sys
import tarfile
import tempfile
import time
import urllib.request

PATIENCE_SECONDS = 60

# Mounts what a container runtime would, and becomes the image's command.
START = r"""
set -e
root=$1; user=$2; shift 2
mount --make-rprivate /
mount --bind "$root" "$root"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -t tmpfs tmpfs "$root/tmp"
mount -t tmpfs -o mode=777 tmpfs "$root/data"
mount -o remount,bind,ro "$root"
exec env -i "$(command -v chroot)" --userspec="$user" "$root" "$@"
"""


def main():
    if not can_make_namespaces():
        print("skipped: the image is only run on Linux, by root with the right to make namespaces")
        return
    with tempfile.TemporaryDirectory() as folder:
        config = unpack(pathlib.Path(sys.argv[1]), pathlib.Path(folder))
        run(pathlib.Path(folder) / "root", config)


def can_make_namespaces():
    if sys.platform != "linux" or os.geteuid() != 0:
        return False
    trial = ["unshare", "--mount", "--pid", "--fork", "mount", "--make-rprivate", "/"]
    return subprocess.run(trial, stderr=subprocess.DEVNULL).returncode == 0


def unpack(archive, folder):
    """Unpacks the layers of an OCI image, and returns its configuration."""
    with tarfile.open(archive) as tar:
        tar.extractall(folder / "image", filter="data")

    def blob(digest):
        return folder / "image" / "blobs" / digest.replace(":", "/")

    index = json.loads((folder / "image" / "index.json").read_text())
    manifest = json.loads(blob(index["manifests"][0]["digest"]).read_text())
    for layer in manifest["layers"]:
        with tarfile.open(blob(layer["digest"])) as tar:
            tar.extractall(folder / "root", filter="tar")
    size = sum(layer["size"] for layer in manifest["layers"])
    print(f"{len(manifest['layers'])} layers, {size / 1e6:.1f} MB compressed")
    return json.loads(blob(manifest["config"]["digest"]).read_text())["config"]


def run(root, config):
    user = config["User"]
    require(not user.split(":")[0] in ("", "0", "root"), "the image runs as root")
    require(list(config["ExposedPorts"]) == ["7878/tcp"], "the image exposes another port")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = config["Entrypoint"] + config["Cmd"] + ["--port", str(port)]
    # This machine's network is used, so nothing but this machine may reach the server.
    command = ["127.0.0.1" if word == "0.0.0.0" else word for word in command]
    began = time.monotonic()
    process = subprocess.Popen(
        ["unshare", "--mount", "--pid", "--fork", "sh", "-c", START, "sh", str(root), user] + command,
        stderr=subprocess.PIPE, text=True)
    try:
        use(process, f"http://127.0.0.1:{port}", began)
        child = int(subprocess.check_output(["pgrep", "--parent", str(process.pid)], text=True).split()[0])
        status = pathlib.Path(f"/proc/{child}/status").read_text().splitlines()
        uids = next(line for line in status if line.startswith("Uid:")).split()[1:]
        require(set(uids) == {user.split(":")[0]}, f"the process has the user ids {uids}")
        began = time.monotonic()
        os.kill(child, signal.SIGTERM)
        process.wait(PATIENCE_SECONDS)
        print(f"ok: SIGTERM stopped process 1 in {time.monotonic() - began:.1f} s")
    finally:
        if process.poll() is None:
            process.kill()
    for line in process.stderr.read().splitlines():
        json.loads(line)
    print("ok: the log is JSON")


def use(process, address, began):
    """Waits until the server is healthy, and creates a game."""
    while True:
        try:
            get(address + "/health")
            break
        except OSError:
            if process.poll() is not None or time.monotonic() - began > PATIENCE_SECONDS:
                process.kill()
                sys.exit(f"FAILED: the server does not start: {process.stderr.read()}")
            time.sleep(0.1)
    print(f"ok: healthy after {time.monotonic() - began:.1f} s")
    body = json.dumps({"game": "talpa", "variant": "4x4", "first": "1", "second": "random", "id": "container-game"})
    request = urllib.request.Request(
        address + "/api/v2/games", body.encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        game = json.loads(answer.read())["gameId"]
    deadline = time.monotonic() + PATIENCE_SECONDS
    while json.loads(get(f"{address}/api/v2/games/{game}"))["ply"] < 2:
        require(time.monotonic() < deadline, "the computers do not move")
        time.sleep(0.2)
    print("ok: a game was created, and the computers move")
    require(b"PNG" in get(f"{address}/g/{game}/position.png")[:8], "no picture")
    require(b"tabuleiro_commit_seconds" in get(address + "/metrics"), "no metrics")


def get(address):
    with urllib.request.urlopen(address, timeout=5) as answer:
        return answer.read()


def require(holds, problem):
    if not holds:
        sys.exit(f"FAILED: {problem}")


main()
