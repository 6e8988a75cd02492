package tabuleiro.cluster;

import java.io.Serializable;
import java.util.List;
import tabuleiro.games.Games;
import tabuleiro.lab.report.ReportPlan;

/// A report as it is sent to the executors: texts and numbers. See [ReportPlan].
record ReportDescription(
    String family,
    String variant,
    long seed,
    int randomGames,
    int games,
    List<PlayerDescription> players,
    int openingPlies,
    int ladderGames,
    int mirrorGames)
    implements Serializable {
  /// Returns the description of a report.
  static ReportDescription of(ReportPlan plan) {
    return new ReportDescription(
        plan.game().id().game(),
        plan.game().id().variant(),
        plan.seed(),
        plan.randomGames(),
        plan.games(),
        plan.players().stream().map(PlayerDescription::of).toList(),
        plan.openingPlies(),
        plan.ladderGames(),
        plan.mirrorGames());
  }

  /// Returns the plan of the report.
  ReportPlan plan() {
    return new ReportPlan(
        Games.find(family).orElseThrow().game(variant),
        seed,
        randomGames,
        games,
        players.stream().map(PlayerDescription::player).toList(),
        openingPlies,
        ladderGames,
        mirrorGames);
  }
}
