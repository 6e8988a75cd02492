package tabuleiro.lab.report.statistic;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tabuleiro.lab.report.sample.SampledGame;

/// The branching factor: the number of legal moves, over all positions in which a move was played
/// and for each ply. Not safe for several threads.
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

  /// Returns the histogram over all positions.
  public Histogram all() {
    return all;
  }

  /// Returns a histogram for each ply, the first ply first, up to the length of the longest game.
  /// Later plies have fewer games.
  public List<Histogram> byPly() {
    return Collections.unmodifiableList(byPly);
  }
}
