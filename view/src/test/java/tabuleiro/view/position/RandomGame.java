package tabuleiro.view.position;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;

/// A random game, ply by ply.
///
/// @param positions the positions from the start to the end
/// @param moves the moves between the positions
public record RandomGame(List<Position> positions, List<Integer> moves) {
  public static RandomGame of(Game game, long seed) {
    RandomGenerator random = SeededRandom.of(seed);
    List<Position> positions = new ArrayList<>(List.of(game.start(seed)));
    List<Integer> moves = new ArrayList<>();
    while (!positions.getLast().outcome().isOver()) {
      Position position = positions.getLast();
      int move = position.moveAt(SeededRandom.nextBelow(random, position.countMoves()));
      moves.add(move);
      positions.add(position.playUnchecked(move));
    }
    return new RandomGame(positions, moves);
  }
}
