package tabuleiro.app.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tabuleiro.lab.report.Report;
import tabuleiro.lab.report.statistic.GameStatistics;
import tabuleiro.lab.report.statistic.Histogram;
import tabuleiro.lab.report.statistic.ResultCounts;
import tabuleiro.statistics.ConfidenceInterval;
import tabuleiro.statistics.EloEstimate;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// The figures of two variants of a game side by side, in one language.
public final class ReportComparison {
  private static final double TENTH = 0.1;
  private static final double MEDIAN = 0.5;
  private static final double NINE_TENTHS = 0.9;

  private final ReportFormatter first;
  private final ReportFormatter second;

  private ReportComparison(ReportFormatter first, ReportFormatter second) {
    this.first = first;
    this.second = second;
  }

  /// Returns the comparison of two reports on variants of the same game.
  public static ReportDocument of(Report first, Report second, Language language) {
    Messages messages = Messages.of(language).forGame(first.plan().game().id().game());
    List<String> introduction = new ArrayList<>();
    for (Report report : List.of(first, second)) {
      String made = String.join(" ", ReportDocument.introduction(report, messages));
      introduction.add(messages.format("report.compare.made", variant(report), made));
    }
    ReportComparison comparison =
        new ReportComparison(
            new ReportFormatter(messages, first), new ReportFormatter(messages, second));
    return new ReportDocument(
        language,
        messages.format(
            "report.compare.title", messages.format("name"), variant(first), variant(second)),
        introduction,
        ReportCommandLine.ofComparison(first.plan(), second.plan()),
        comparison.sections(first, second));
  }

  private static String variant(Report report) {
    return report.plan().game().id().variant();
  }

  /// Returns a section for each kind of games that both reports have, and one for the ladder.
  private List<ReportSection> sections(Report one, Report other) {
    List<ReportSection> sections = new ArrayList<>();
    for (int i = 0; i < Math.min(first.samples().size(), second.samples().size()); i++) {
      sections.add(
          section(
              "compare-" + (i + 1),
              first.samples().get(i),
              second.samples().get(i),
              variant(one),
              variant(other)));
    }
    Optional<EloEstimate> left = highestRung(one);
    Optional<EloEstimate> right = highestRung(other);
    if (left.isPresent() && right.isPresent()) {
      List<String> row =
          List.of(first.text("report.ladder.elo"), elo(left.get()), elo(right.get()));
      List<String> head = List.of("", variant(one), variant(other));
      sections.add(first.section("ladder", new ReportBlock.Table(head, List.of(row))));
    }
    return sections;
  }

  /// Returns what twice the thinking is worth on the highest rung of the ladder.
  private static Optional<EloEstimate> highestRung(Report report) {
    return report.ladderRungs().stream()
        .flatMap(rung -> rung.strength().stream())
        .reduce((_, higher) -> higher);
  }

  private String elo(EloEstimate strength) {
    return first.text(
        "report.compare.range",
        first.decimal(strength.elo(), 0),
        first.decimal(strength.low(), 0),
        first.decimal(strength.high(), 0));
  }

  private ReportSection section(
      String id,
      ReportFormatter.Sample sample,
      ReportFormatter.Sample matching,
      String one,
      String other) {
    GameStatistics left = sample.figures();
    GameStatistics right = matching.figures();
    List<List<String>> rows = new ArrayList<>();
    rows.add(row("games", figures -> String.valueOf(figures.results().games()), left, right));
    rows.add(row("report.advantage.score", figures -> first.score(figures.results()), left, right));
    rows.add(
        row(
            "report.advantage.decisive",
            figures ->
                first.percent(
                    figures.results().decisiveness(), figures.results().decisivenessInterval()),
            left,
            right));
    rows.add(row("length", figures -> range(figures.lengths().plies()), left, right));
    rows.add(
        row(
            "branching",
            figures -> first.decimal(figures.branching().all().mean(), 1),
            left,
            right));
    rows.add(
        row(
            "report.complexity.tree",
            figures -> first.decimal(figures.treeSize().meanLog(), 1),
            left,
            right));
    if (left.leads().games() > 0 && right.leads().games() > 0) {
      rows.add(
          row(
              "report.course.changes",
              figures -> first.decimal(figures.leads().changesPerGame(), 2),
              left,
              right));
      rows.add(
          row(
              "report.course.drama",
              figures -> first.decimal(figures.leads().drama(), 3),
              left,
              right));
    }
    return new ReportSection(
        id,
        sample.name(),
        first.text("report.compare.about"),
        List.of(
            new ReportBlock.Note(scoreDifference(left.results(), right.results(), one, other)),
            new ReportBlock.Table(List.of("", one, other), rows)));
  }

  private List<String> row(
      String key,
      Function<GameStatistics, String> cell,
      GameStatistics left,
      GameStatistics right) {
    String name = first.text(key.startsWith("report.") ? key : "report.compare." + key);
    return List.of(name, cell.apply(left), cell.apply(right));
  }

  private String range(Histogram plies) {
    return first.text(
        "report.compare.range",
        String.valueOf(plies.quantile(MEDIAN)),
        String.valueOf(plies.quantile(TENTH)),
        String.valueOf(plies.quantile(NINE_TENTHS)));
  }

  /// Says on which variant the first player scores more, or that the games do not tell.
  private String scoreDifference(ResultCounts left, ResultCounts right, String one, String other) {
    boolean isLeftHigher = left.score() >= right.score();
    ResultCounts high = isLeftHigher ? left : right;
    ResultCounts low = isLeftHigher ? right : left;
    ConfidenceInterval difference =
        ConfidenceInterval.ofDifference(
            high.score(), high.scoreInterval(), low.score(), low.scoreInterval());
    return first.text(
        difference.low() > 0 ? "report.compare.higher" : "report.compare.open",
        isLeftHigher ? one : other,
        isLeftHigher ? other : one,
        first.percentNumber(high.score() - low.score()),
        first.percentNumber(difference.low()),
        first.percentNumber(difference.high()));
  }
}
