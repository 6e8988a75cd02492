package tabuleiro.play.players;

import java.util.random.RandomGenerator;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;

/// A player for every game. It chooses each legal move with equal probability.
public record RandomPlayer() implements Player {
  @Override
  public int chooseMove(MoveRequest request) {
    return chooseMove(request.position(), request.random());
  }

  /// Returns a random legal move of a position.
  static int chooseMove(Position position, RandomGenerator random) {
    return Playout.randomMove(position, random);
  }
}
