package tabuleiro.lab.report.document;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import tabuleiro.lab.report.statistic.LeadStatistics;
import tabuleiro.lab.report.statistic.ScoreByPly;
import tabuleiro.rules.Game;

/// The sections on complexity, different moves and the course of the games.
record CourseSections(ReportFormatter formatter, OptionalDouble states) {
  private static final int PLIES = 100;

  /// The least share of the games that have a score at a ply for it to be shown.
  private static final double MIN_SHARE = 0.1;

  CourseSections(ReportFormatter formatter, Game game) {
    this(formatter, game.positionCountLog10());
  }

  List<ReportSection> sections() {
    return List.of(complexity(), moves(), course());
  }

  private ReportSection complexity() {
    String random = formatter.text("report.random");
    List<String> bound =
        formatter.row(
            "report.complexity.states",
            figures ->
                states.isPresent()
                    ? formatter.decimal(states.getAsDouble(), 1)
                    : formatter.text("report.none"));
    List<String> knuth =
        formatter.samples().stream()
            .map(sample ->
                sample.name().equals(random)
                    ? formatter.decimal(sample.figures().treeSize().knuthLog(), 1)
                    : formatter.text("report.none"))
            .toList();
    List<String> all = new ArrayList<>(List.of(formatter.text("report.complexity.knuth")));
    all.addAll(knuth);
    List<List<String>> rows =
        List.of(
            formatter.row(
                "report.complexity.tree",
                figures ->
                    formatter.decimal(figures.treeSize().meanLog(), 1)
                        + " ± "
                        + formatter.decimal(figures.treeSize().standardDeviation(), 1)),
            all,
            bound);
    return formatter.section("complexity", new ReportBlock.Table(formatter.columnHeads(""), rows));
  }

  private ReportSection moves() {
    List<List<String>> rows =
        List.of(
            formatter.row(
                "report.moves.distinct",
                figures -> String.valueOf(figures.distinctMoves().distinct())),
            formatter.row(
                "report.moves.played",
                figures -> String.valueOf(figures.distinctMoves().played())));
    return formatter.section("moves", new ReportBlock.Table(formatter.columnHeads(""), rows));
  }

  private ReportSection course() {
    Optional<ReportFormatter.Sample> played =
        formatter.samples().stream()
            .filter(sample -> sample.figures().leads().games() > 0)
            .findFirst();
    if (played.isEmpty()) {
      return formatter.section(
          "course", new ReportBlock.Note(formatter.text("report.course.none")));
    }
    LeadStatistics leads = played.get().figures().leads();
    List<List<String>> rows =
        List.of(
            row("changes", formatter.decimal(leads.changesPerGame(), 2)),
            row("each-ply", formatter.decimal(PLIES * leads.changesPerPly(), 1)),
            row("drama", formatter.decimal(leads.drama(), 3)),
            row("comebacks", formatter.percent(leads.comebacks())),
            row("settled", formatter.percent(leads.settled())));
    List<ReportBlock> blocks = new ArrayList<>();
    blocks.add(new ReportBlock.Table(List.of("", played.get().name()), rows));
    blocks.addAll(scores(played.get()));
    return formatter.section("course", blocks.toArray(ReportBlock[]::new));
  }

  /// Returns a table and a chart of the expected score by ply, as far as enough games last.
  private List<ReportBlock> scores(ReportFormatter.Sample sample) {
    double least = MIN_SHARE * sample.figures().leads().games();
    List<String> labels = new ArrayList<>();
    List<List<String>> rows = new ArrayList<>();
    List<Double> values = new ArrayList<>();
    List<ReportBlock.Interval> intervals = new ArrayList<>();
    List<ScoreByPly.Mean> means = sample.figures().scores().means();
    for (int ply = 0; ply < means.size(); ply++) {
      ScoreByPly.Mean mean = means.get(ply);
      if (mean.games() > 0 && mean.games() >= least) {
        String label = String.valueOf(ply + 1);
        labels.add(label);
        rows.add(
            List.of(
                label,
                String.valueOf(mean.games()),
                formatter.percent(mean.mean(), mean.interval())));
        values.add(100 * mean.mean());
        intervals.add(
            new ReportBlock.Interval(100 * mean.interval().low(), 100 * mean.interval().high()));
      }
    }
    List<String> head =
        List.of(
            formatter.text("report.branching.ply"),
            formatter.text("report.branching.counted", sample.name()),
            formatter.text("report.course.score"));
    return List.of(
        new ReportBlock.Table(head, rows),
        new ReportBlock.Chart(
            formatter.text("report.course.chart"),
            true,
            labels,
            List.of(new ReportBlock.Series(formatter.seriesName(sample), values, intervals))));
  }

  private List<String> row(String key, String value) {
    return List.of(formatter.text("report.course." + key), value);
  }
}
