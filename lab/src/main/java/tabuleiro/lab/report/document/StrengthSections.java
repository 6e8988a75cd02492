package tabuleiro.lab.report.document;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.lab.match.HeadToHead;
import tabuleiro.lab.report.Report;
import tabuleiro.lab.report.statistic.LadderRung;
import tabuleiro.lab.report.statistic.MirrorStatistics;
import tabuleiro.statistics.EloEstimate;

/// The sections on the skill ladder and on mirroring.
record StrengthSections(ReportFormatter formatter, Report report) {
  List<ReportSection> sections() {
    return List.of(ladder(), mirror());
  }

  private ReportSection ladder() {
    List<LadderRung> rungs =
        report.ladderRungs().stream().filter(rung -> rung.strength().isPresent()).toList();
    if (rungs.isEmpty()) {
      return formatter.section(
          "ladder", new ReportBlock.Note(formatter.text("report.ladder.none")));
    }
    List<List<String>> rows = new ArrayList<>();
    List<String> labels = new ArrayList<>();
    List<Double> elos = new ArrayList<>();
    List<ReportBlock.Interval> intervals = new ArrayList<>();
    for (LadderRung rung : rungs) {
      EloEstimate strength = rung.strength().orElseThrow();
      HeadToHead encounter = rung.headToHead();
      String label =
          formatter.text(
              "report.ladder.against",
              String.valueOf(2 * rung.nodes()),
              String.valueOf(rung.nodes()));
      labels.add(label);
      elos.add(Double.isFinite(strength.elo()) ? strength.elo() : Double.NaN);
      intervals.add(new ReportBlock.Interval(strength.low(), strength.high()));
      rows.add(
          List.of(
              label,
              encounter.wins() + ", " + encounter.draws() + ", " + encounter.losses(),
              formatter.decimal(strength.elo(), 0),
              formatter.text(
                  "report.range",
                  formatter.decimal(strength.low(), 0),
                  formatter.decimal(strength.high(), 0))));
    }
    List<String> head =
        List.of(
            formatter.text("report.ladder.nodes"),
            formatter.text("report.ladder.score"),
            formatter.text("report.ladder.elo"),
            formatter.text("report.ladder.interval"));
    ReportBlock.Series series =
        new ReportBlock.Series(formatter.text("report.ladder.elo"), elos, intervals);
    return formatter.section(
        "ladder",
        new ReportBlock.Table(head, rows),
        new ReportBlock.Chart(
            formatter.text("report.ladder.chart"), false, labels, List.of(series)));
  }

  private ReportSection mirror() {
    List<List<String>> rows =
        report.mirrors().stream().filter(check -> check.all().games() > 0).map(this::row).toList();
    if (rows.isEmpty()) {
      return formatter.section(
          "mirror", new ReportBlock.Note(formatter.text("report.mirror.none")));
    }
    List<String> head =
        List.of(
            formatter.text("report.mirror.how"),
            formatter.text("report.mirror.opponent"),
            formatter.text("report.mirror.games"),
            formatter.text("report.mirror.held"),
            formatter.text("report.mirror.held-won"),
            formatter.text("report.mirror.moves"),
            formatter.text("report.mirror.score"));
    return formatter.section("mirror", new ReportBlock.Table(head, rows));
  }

  private List<String> row(MirrorStatistics check) {
    long games = check.all().games();
    String key = check.isRotation() ? "report.mirror.turn" : "report.mirror.axis";
    String opponent =
        check.isRandom()
            ? formatter.text("report.mirror.by-random")
            : report.plan().players().getFirst().label();
    return List.of(
        formatter.text(key, String.valueOf(check.degrees())),
        opponent,
        String.valueOf(games),
        formatter.countAndShare(check.fullyMirrored().games(), games),
        formatter.countAndShare(check.fullyMirrored().secondWins(), games),
        formatter.decimal(check.mirroredMoves().mean(), 1),
        formatter.percent(1 - check.all().score()));
  }
}
