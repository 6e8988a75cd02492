package tabuleiro.lab.report.document;

import java.util.stream.Collectors;
import tabuleiro.lab.match.MatchPlayer;
import tabuleiro.lab.report.ReportPlan;

/// The command line that makes a report.
final class ReportCommandLine {
  private ReportCommandLine() {}

  /// Returns the command with all options that the report depends on.
  static String of(ReportPlan plan) {
    return command(plan, "--variant " + variant(plan), true);
  }

  /// Returns the command that compares two reports. Plies that follow from the variants are left
  /// out.
  static String ofComparison(ReportPlan first, ReportPlan second) {
    String variants = "--compare " + variant(first) + " " + variant(second);
    return command(first, variants, first.openingPlies() == second.openingPlies());
  }

  private static String variant(ReportPlan plan) {
    return plan.game().id().variant();
  }

  private static String command(ReportPlan plan, String variants, boolean hasPlies) {
    String made =
        "tabuleiro report %s %s --seed %d"
            .formatted(plan.game().id().game(), variants, plan.seed());
    if (!plan.hasGames()) {
      return made + " --playouts --games " + plan.randomGames();
    }
    String players =
        plan.players().stream().map(MatchPlayer::name).collect(Collectors.joining(","));
    return made
        + " --random-games %d --games %d --players %s --nodes %d"
            .formatted(
                plan.randomGames(),
                plan.games(),
                players.contains(" ") ? "\"" + players + "\"" : players,
                plan.players().getFirst().limits().nodes())
        + (hasPlies ? " --plies " + plan.openingPlies() : "")
        + " --ladder "
        + plan.ladderGames();
  }
}
