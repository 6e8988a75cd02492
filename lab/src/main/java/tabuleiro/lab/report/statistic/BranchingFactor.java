package tabuleiro.lab.report.statistic;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tabuleiro.lab.report.sample.SampledGame;

/// How many legal moves there are: at all positions in which a move was made, and at each ply. Not
/// safe for several threads.
public final class BranchingFactor implements GameStatistic {
  private final Histogram all = new Histogram();
  private final List<Histogram> byPly = new ArrayList<>();

  @Override
  public void count(SampledGame game) {
    for (int ply = 0; ply < game.length(); ply++) {
      if (ply == byPly.size()) {
        byPly.add(new Histogram());
      }
      all.add(game.legalMoves(ply));
      byPly.get(ply).add(game.legalMoves(ply));
    }
  }

  /// Returns how often each number of legal moves occurred in a position.
  public Histogram all() {
    return all;
  }

  /// Returns the same for each ply, the first one first, as far as the longest game goes; later
  /// plies count fewer games.
  public List<Histogram> byPly() {
    return Collections.unmodifiableList(byPly);
  }
}
