package tabuleiro.lab.report.statistic;

import java.util.HashSet;
import java.util.Set;
import tabuleiro.lab.report.sample.SampledGame;

/// The number of different moves played by either side at any time. Not safe for several threads.
public final class DistinctMoves implements GameStatistic {
  private final Set<Integer> moves = new HashSet<>();
  private long played;

  @Override
  public void count(SampledGame game) {
    for (int ply = 0; ply < game.length(); ply++) {
      moves.add(game.move(ply));
    }
    played += game.length();
  }

  /// Returns the number of different moves played.
  public int distinct() {
    return moves.size();
  }

  /// Returns the number of moves played.
  public long played() {
    return played;
  }
}
