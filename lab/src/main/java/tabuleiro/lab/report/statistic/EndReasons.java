package tabuleiro.lab.report.statistic;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import tabuleiro.lab.report.sample.SampledGame;
import tabuleiro.rules.EndReason;

/// How often the rules ended a game for each reason, and who won then. Not safe for several
/// threads.
public final class EndReasons implements GameStatistic {
  private final Map<EndReason, ResultCounts> byReason = new EnumMap<>(EndReason.class);

  @Override
  public void count(SampledGame game) {
    EndReason reason = game.outcome().reason().orElseThrow();
    byReason.computeIfAbsent(reason, unseen -> new ResultCounts()).count(game);
  }

  /// Returns the results of the games that ended for each reason that occurred.
  public Map<EndReason, ResultCounts> byReason() {
    return Collections.unmodifiableMap(byReason);
  }
}
