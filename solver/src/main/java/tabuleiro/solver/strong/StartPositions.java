package tabuleiro.solver.strong;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tabuleiro.rules.Position;
import tabuleiro.solver.SolverGame;

/// The starts of a game.
public final class StartPositions {
  /// Seeds that are tried for a drawn set-up: of the 256 of Morelli 5, to miss one in so many draws
  /// has a chance of 10^-14.
  private static final int SEEDS = 10_000;

  private StartPositions() {}

  /// Returns the start, or one of each class of images of all drawn set-ups.
  public static List<Position> of(SolverGame game) {
    int seeds = game.game().hasRandomStart() ? SEEDS : 1;
    Map<Long, Position> starts = new TreeMap<>();
    for (int seed = 0; seed < seeds; seed++) {
      Position start = game.game().start(seed);
      starts.putIfAbsent(game.trail(start).key(), start);
    }
    return new ArrayList<>(starts.values());
  }
}
