package tabuleiro.lab.report.statistic;

import java.util.HashSet;
import java.util.Set;
import tabuleiro.lab.report.sample.SampledGame;

/// How many different moves are played at all, whoever plays them and when. Not safe for several
/// threads.
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

  /// Returns how many different moves were played.
  public int distinct() {
    return moves.size();
  }

  /// Returns how many moves were played.
  public long played() {
    return played;
  }
}
