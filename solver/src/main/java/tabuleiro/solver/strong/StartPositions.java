package tabuleiro.solver.strong;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tabuleiro.rules.Position;
import tabuleiro.solver.SolverGame;

/// The start positions of a game.
public final class StartPositions {
  /// The number of seeds tried for a random start. The probability of missing one of the 256 starts
  /// of Morelli 5 is about 10^-14.
  private static final int SEEDS = 10_000;

  private StartPositions() {}

  /// Returns the start, or one representative of each class of symmetric random starts.
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
