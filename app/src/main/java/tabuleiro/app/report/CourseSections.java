package tabuleiro.app.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import tabuleiro.lab.report.statistic.LeadStatistics;
import tabuleiro.rules.Game;

/// The sections on complexity, different moves and the course of the games.
record CourseSections(ReportFormatter formatter, OptionalDouble states) {
  private static final int PLIES = 100;

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
    return formatter.section(
        "course", new ReportBlock.Table(List.of("", played.get().name()), rows));
  }

  private List<String> row(String key, String value) {
    return List.of(formatter.text("report.course." + key), value);
  }
}
