package tabuleiro.lab.report.document;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tabuleiro.lab.report.Report;
import tabuleiro.lab.report.json.ProgramJson;
import tabuleiro.lab.report.statistic.GameStatistics;
import tabuleiro.lab.report.statistic.Histogram;
import tabuleiro.lab.report.statistic.ResultCounts;
import tabuleiro.statistics.ConfidenceInterval;
import tabuleiro.statistics.EloEstimate;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// The figures of two variants of a game side by side, in one language: the same figures as in a
/// report, with the variants as columns.
public final class ReportComparison {
  private final ReportFormatter formatter;

  /// @param formatter the samples of one kind, named after their variants
  private ReportComparison(ReportFormatter formatter) {
    this.formatter = formatter;
  }

  /// Returns the comparison of two reports on variants of the same game.
  ///
  /// @param program the program that made them
  public static ReportDocument of(
      Report first, Report second, ProgramJson program, Language language) {
    Messages messages = Messages.of(language).forGame(first.plan().game().id().game());
    List<String> introduction = new ArrayList<>();
    for (Report report : List.of(first, second)) {
      String made = String.join(" ", ReportDocument.introduction(report, messages));
      introduction.add(messages.format("report.compare.made", variant(report), made));
    }
    return new ReportDocument(
        language,
        messages.format(
            "report.compare.title", messages.format("name"), variant(first), variant(second)),
        introduction,
        ReportCommandLine.ofComparison(first.plan(), second.plan()),
        ReportDocument.program(program, messages),
        sections(first, second, messages));
  }

  private static String variant(Report report) {
    return report.plan().game().id().variant();
  }

  /// Returns a section for each kind of games that both reports have, and one for the ladder.
  private static List<ReportSection> sections(Report first, Report second, Messages messages) {
    List<ReportFormatter.Sample> left = new ReportFormatter(messages, first).samples();
    List<ReportFormatter.Sample> right = new ReportFormatter(messages, second).samples();
    List<ReportSection> sections = new ArrayList<>();
    for (int i = 0; i < Math.min(left.size(), right.size()); i++) {
      List<ReportFormatter.Sample> variants =
          List.of(
              new ReportFormatter.Sample(variant(first), left.get(i).figures()),
              new ReportFormatter.Sample(variant(second), right.get(i).figures()));
      sections.add(
          new ReportComparison(new ReportFormatter(messages, variants))
              .section("compare-" + (i + 1), left.get(i).name()));
    }
    if (first.highestRung().isPresent() && second.highestRung().isPresent()) {
      sections.add(ladder(first, second, new ReportFormatter(messages, List.of())));
    }
    return sections;
  }

  private static ReportSection ladder(Report first, Report second, ReportFormatter formatter) {
    List<String> head = List.of("", variant(first), variant(second));
    List<String> row =
        List.of(formatter.text("report.ladder.elo"), elo(first, formatter), elo(second, formatter));
    return formatter.section("ladder", new ReportBlock.Table(head, List.of(row)));
  }

  private static String elo(Report report, ReportFormatter formatter) {
    EloEstimate strength = report.highestRung().orElseThrow().strength().orElseThrow();
    return formatter.text(
        "report.compare.range",
        formatter.decimal(strength.elo(), 0),
        formatter.decimal(strength.low(), 0),
        formatter.decimal(strength.high(), 0));
  }

  private ReportSection section(String id, String title) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(
        formatter.row(
            "report.compare.games", figures -> String.valueOf(figures.results().games())));
    rows.add(
        formatter.row("report.advantage.score", figures -> formatter.score(figures.results())));
    rows.add(
        formatter.row(
            "report.advantage.decisive",
            figures ->
                formatter.percent(
                    figures.results().decisiveness(), figures.results().decisivenessInterval())));
    rows.add(formatter.row("report.compare.length", figures -> range(figures.lengths().plies())));
    rows.add(
        formatter.row(
            "report.compare.branching",
            figures -> formatter.decimal(figures.branching().all().mean(), 1)));
    rows.add(
        formatter.row(
            "report.complexity.tree",
            figures -> formatter.decimal(figures.treeSize().meanLog(), 1)));
    if (figures().allMatch(figures -> figures.leads().games() > 0)) {
      rows.add(
          formatter.row(
              "report.course.changes",
              figures -> formatter.decimal(figures.leads().changesPerGame(), 2)));
      rows.add(
          formatter.row(
              "report.course.drama", figures -> formatter.decimal(figures.leads().drama(), 3)));
    }
    return new ReportSection(
        id,
        title,
        formatter.text("report.compare.about"),
        List.of(
            new ReportBlock.Note(scoreDifference()),
            new ReportBlock.Table(formatter.columnHeads(""), rows)));
  }

  private Stream<GameStatistics> figures() {
    return formatter.samples().stream().map(ReportFormatter.Sample::figures);
  }

  private String range(Histogram plies) {
    return formatter.text(
        "report.compare.range",
        String.valueOf(plies.median()),
        String.valueOf(plies.tenth()),
        String.valueOf(plies.nineTenths()));
  }

  /// Says on which variant the first player scores more, or that the games do not tell.
  private String scoreDifference() {
    ReportFormatter.Sample first = formatter.samples().getFirst();
    ReportFormatter.Sample second = formatter.samples().getLast();
    boolean isFirstHigher = first.figures().results().score() >= second.figures().results().score();
    ReportFormatter.Sample higher = isFirstHigher ? first : second;
    ReportFormatter.Sample lower = isFirstHigher ? second : first;
    ResultCounts high = higher.figures().results();
    ResultCounts low = lower.figures().results();
    ConfidenceInterval difference =
        ConfidenceInterval.ofDifference(
            high.score(), high.scoreInterval(), low.score(), low.scoreInterval());
    return formatter.text(
        difference.low() > 0 ? "report.compare.higher" : "report.compare.open",
        higher.name(),
        lower.name(),
        formatter.percentNumber(high.score() - low.score()),
        formatter.percentNumber(difference.low()),
        formatter.percentNumber(difference.high()));
  }
}
