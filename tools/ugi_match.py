#!/usr/bin/env python3
"""Plays games between two UGI engines and checks them against each other.

Written from the protocol's page alone (docs/en/reference/ugi.md): it knows no rules. Every move is
asked of the one engine and shown to the other, which has to find it legal; after every move both
have to say the same of the game. An incident (silence, an illegal move, a contradiction, a late
answer, a process that does not end) is printed; the exit status is 1 when there was one.

    tools/ugi_match.py --games 50 --go "movetime 50" "./tabuleiro ugi" "./tabuleiro ugi"
"""

import argparse
import queue
import random
import shlex
import subprocess
import sys
import threading
import time

BOARDS = "niju jostle morelli trench talpa jostle:hex"


class Incident(Exception):
    pass


class Engine:
    """A UGI engine in a process of its own."""

    def __init__(self, command, game, variant, patience):
        self.patience = patience
        self.process = subprocess.Popen(
            shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
        self.lines = queue.Queue()
        threading.Thread(target=self.read, daemon=True).start()
        self.ask("ugi", "ugiok")
        self.say(f"setoption name Game value {game}")
        if variant:
            self.say(f"setoption name Variant value {variant}")
        self.ask("isready", "readyok")

    def read(self):
        for line in self.process.stdout:
            self.lines.put(line.rstrip("\r\n"))
        self.lines.put(None)

    def say(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def ask(self, line, word):
        """Returns the words after `word` in the answer."""
        self.say(line)
        while True:
            try:
                answer = self.lines.get(timeout=self.patience)
            except queue.Empty:
                raise Incident(f"no answer to '{line}'") from None
            if answer is None:
                raise Incident(f"ended after '{line}'")
            if "error" in answer:
                raise Incident(f"'{line}': {answer}")
            if answer.split(" ", 1)[0] == word:
                return answer.split(" ")[1:]

    def query(self, what):
        words = self.ask("query " + what, "response")
        if len(words) != 1:
            raise Incident(f"query {what}: {words}")
        return words[0]

    def quit(self):
        self.say("quit")
        try:
            self.process.wait(self.patience)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise Incident("does not quit") from None


class Clock:
    """Tells how long a move may take, and whether it took longer."""

    def __init__(self, go, margin):
        self.go = go
        words = go.split()
        self.is_clock = words[0] == "clock"
        self.base, self.increment = map(int, words[1:3]) if self.is_clock else (0, 0)
        self.limit = int(words[1]) if words[0] == "movetime" else None
        self.margin = margin
        self.left = [self.base, self.base]
        self.over = []  # By how many milliseconds each answer was later than its limit.

    def start(self):
        self.left = [self.base, self.base]

    def late(self):
        return sum(over > self.margin for over in self.over)

    def distribution(self):
        """Returns quantiles of the milliseconds by which answers were late; early ones are negative."""
        ordered = sorted(self.over)
        shares = {"median": 0.5, "99 %": 0.99, "99.9 %": 0.999, "worst": 1}
        return ", ".join(
            f"{name} {ordered[min(len(ordered) - 1, int(share * len(ordered)))]:.1f}"
            for name, share in shares.items()) if ordered else "none"

    def command(self):
        if not self.is_clock:
            return "go " + self.go
        one, two = self.left
        return f"go p1time {one} p2time {two} p1inc {self.increment} p2inc {self.increment}"

    def took(self, side, millis, moment):
        limit = self.left[side] if self.is_clock else self.limit
        self.over.append(millis - limit if limit is not None else 0)
        if self.over[-1] > self.margin:
            print(f"late by {self.over[-1]:.1f} ms: {moment}", flush=True)
        self.left[side] = max(0, self.left[side] - int(millis)) + self.increment


def play(engines, clock, opening, dice, number):
    """Plays one game with the first engine beginning, and returns its result."""
    for engine in engines:
        engine.say("uginewgame")
        engine.ask("isready", "readyok")
    clock.start()
    moves = []
    while True:
        position = "position startpos" + (" moves " + " ".join(moves) if moves else "")
        for engine in engines:
            engine.say(position)
        views = [tuple(e.query(q) for q in ("gameover", "result", "p1turn", "fen")) for e in engines]
        if views[0] != views[1]:
            raise Incident(f"{position}: {views[0]} is not {views[1]}")
        over, result, first_to_move, _ = views[0]
        if (over == "true") != (result != "none"):
            raise Incident(f"{position}: gameover {over}, result {result}")
        if over == "true":
            if engines[0].ask("go depth 1", "bestmove") != ["none"]:
                raise Incident(f"{position}: a move after the end")
            return result
        side = 0 if first_to_move == "true" else 1
        if len(moves) < opening:
            move = dice.choice(engines[side].query("legalmoves").split(";"))
        else:
            begin = time.monotonic()
            words = engines[side].ask(clock.command(), "bestmove")
            clock.took(side, (time.monotonic() - begin) * 1000, f"ply {len(moves)} of game {number}")
            if len(words) != 1:
                raise Incident(f"{position}: bestmove {words}")
            move = words[0]
        if engines[1 - side].query("islegal " + move) != "true":
            raise Incident(f"{position}: illegal {move}")
        moves.append(move)


def match(board, options):
    """Plays a match on one board, and returns how many incidents it had."""
    game, _, variant = board.partition(":")
    dice = random.Random(options.seed)
    clock = Clock(options.go, options.margin)
    counts = {"p1win": 0, "p2win": 0, "draw": 0}
    incidents = 0
    begin = time.monotonic()
    engines = [Engine(c, game, variant, options.patience) for c in (options.one, options.two)]
    try:
        for number in range(options.games):
            if len(clock.over) >= options.moves:
                break
            seats = engines if number % 2 == 0 else engines[::-1]
            counts[play(seats, clock, options.opening, dice, number)] += 1
        for engine in engines:
            engine.quit()
    except (Incident, OSError) as incident:
        incidents += 1
        print(f"{board}: INCIDENT {incident}")
    finally:
        for engine in engines:
            engine.process.kill()
            engine.process.wait()
    print(
        f"{board}: {sum(counts.values())} games, {counts}, {len(clock.over)} moves, "
        f"{clock.late()} late by more than {options.margin} ms, over by: {clock.distribution()} ms, "
        f"{time.monotonic() - begin:.0f} s", flush=True)
    return incidents + clock.late()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("one", help="the command of an engine")
    parser.add_argument("two", help="the command of the other")
    parser.add_argument("--boards", default=BOARDS, help="games, each perhaps with :VARIANT")
    parser.add_argument("--games", type=int, default=50, help="games a board")
    parser.add_argument("--moves", type=int, default=10**9, help="moves after which no game begins")
    parser.add_argument("--go", default="movetime 50",
                        help="how a move is asked for; 'clock BASE INCREMENT' in milliseconds")
    parser.add_argument("--margin", type=int, default=0, help="milliseconds until a move is late")
    parser.add_argument("--opening", type=int, default=4, help="plies at random")
    parser.add_argument("--patience", type=float, default=60, help="seconds until it is silence")
    parser.add_argument("--seed", type=int, default=1, help="of the random plies")
    options = parser.parse_args()
    sys.exit(1 if sum(match(board, options) for board in options.boards.split()) else 0)


if __name__ == "__main__":
    main()
