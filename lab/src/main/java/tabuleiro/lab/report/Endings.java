package tabuleiro.lab.report;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import tabuleiro.rules.Reason;

/// How often the rules ended a game for each reason, and who won then. Not safe for several
/// threads.
public final class Endings implements Figure {
  private final Map<Reason, Results> byReason = new EnumMap<>(Reason.class);

  @Override
  public void count(SampledGame game) {
    Reason reason = game.outcome().reason().orElseThrow();
    byReason.computeIfAbsent(reason, unseen -> new Results()).count(game);
  }

  /// Returns the results of the games that ended for each reason that occurred.
  public Map<Reason, Results> byReason() {
    return Collections.unmodifiableMap(byReason);
  }
}
