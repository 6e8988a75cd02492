package tabuleiro.app.report;

import java.util.stream.Collectors;
import tabuleiro.lab.match.MatchPlayer;
import tabuleiro.lab.report.ReportPlan;

/// The command line that makes a report.
final class ReportCommandLine {
  private ReportCommandLine() {}

  /// Returns the command with all options that the report depends on.
  static String of(ReportPlan plan) {
    String made =
        "tabuleiro report %s --variant %s --seed %d"
            .formatted(plan.game().id().game(), plan.game().id().variant(), plan.seed());
    if (!plan.hasGames()) {
      return made + " --playouts --games " + plan.randomGames();
    }
    String players =
        plan.players().stream().map(MatchPlayer::name).collect(Collectors.joining(","));
    return made
        + " --random-games %d --games %d --players %s --nodes %d --plies %d --ladder %d"
            .formatted(
                plan.randomGames(),
                plan.games(),
                players.contains(" ") ? "\"" + players + "\"" : players,
                plan.players().getFirst().limits().nodes(),
                plan.openingPlies(),
                plan.ladderGames());
  }
}
