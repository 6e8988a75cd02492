package tabuleiro.lab.report.statistic;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import tabuleiro.lab.report.sample.SampledGame;
import tabuleiro.rules.EndReason;

/// The reasons for which the rules ended the games, and the results by reason. Not safe for several
/// threads.
public final class EndReasons implements GameStatistic {
  private final Map<EndReason, ResultCounts> byReason = new HashMap<>();

  @Override
  public void count(SampledGame game) {
    EndReason reason = game.outcome().reason().orElseThrow();
    byReason.computeIfAbsent(reason, unseen -> new ResultCounts()).count(game);
  }

  /// Returns the results for each reason that occurred.
  public Map<EndReason, ResultCounts> byReason() {
    return Collections.unmodifiableMap(byReason);
  }
}
