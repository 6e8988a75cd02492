package tabuleiro.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.random.RandomGenerator;
import tabuleiro.rules.Game;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.SeededRandom;

/// Plays games between two processes and checks every answer against the rules.
final class UgiMatch {
  /// The number of random plies before the engines take over, so that games differ.
  private static final int OPENING = 4;

  private final Game game;
  private final UgiProcess first;
  private final UgiProcess second;
  private final RandomGenerator random;
  private final String go;

  /// @param seed of the openings
  /// @param go the command with which a move is asked for
  UgiMatch(Game game, UgiProcess first, UgiProcess second, long seed, String go) {
    this.game = game;
    this.first = first;
    this.second = second;
    this.random = SeededRandom.of(seed);
    this.go = go;
  }

  /// Plays games; the engines exchange sides after each.
  void play(int games) throws IOException, InterruptedException {
    for (int i = 0; i < games; i++) {
      List<UgiProcess> seats = i % 2 == 0 ? List.of(first, second) : List.of(second, first);
      for (UgiProcess seat : seats) {
        seat.say("uginewgame");
        seat.isReady();
      }
      play(seats);
    }
  }

  private void play(List<UgiProcess> seats) throws IOException, InterruptedException {
    Position position = game.start(1);
    StringBuilder moves = new StringBuilder("position startpos moves");
    for (int ply = 0; !position.outcome().isOver(); ply++) {
      UgiProcess mover = seats.get(position.sideToMove().ordinal());
      String text;
      if (ply < OPENING) {
        text = position.formatMove(Playout.randomMove(position, random));
      } else {
        if (ply > OPENING) {
          mover.say(moves.toString());
        } else {
          seats.getFirst().say(moves.toString());
          seats.getLast().say(moves.toString());
        }
        text = mover.ask(go, "bestmove");
      }
      position = position.play(position.parseMove(text));
      moves.append(' ').append(text);
      assertThat(ply).as("plies of %s", moves).isLessThan(game.maxPlies());
    }
    Outcome outcome = position.outcome();
    for (UgiProcess seat : seats) {
      seat.say(moves.toString());
      assertThat(seat.ask("query gameover", "response")).as(moves.toString()).isEqualTo("true");
      assertThat(seat.ask("query result", "response"))
          .as(moves.toString())
          .isEqualTo(result(outcome));
    }
  }

  /// Returns the protocol's term for a result.
  static String result(Outcome outcome) {
    return outcome.winner().map(side -> side == Side.FIRST ? "p1win" : "p2win").orElse("draw");
  }
}
