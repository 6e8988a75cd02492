package tabuleiro.play.players;

import java.util.random.RandomGenerator;
import tabuleiro.rules.Position;

/// Plays any game: every legal move is equally likely.
public record RandomPlayer() implements Player {
  @Override
  public int chooseMove(MoveRequest turn) {
    return chooseMove(turn.position(), turn.random());
  }

  /// Returns a random legal move of a position.
  static int chooseMove(Position position, RandomGenerator random) {
    return position.moveAt(random.nextInt(position.countMoves()));
  }
}
