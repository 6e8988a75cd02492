package tabuleiro.lab.report.document;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import tabuleiro.lab.report.Report;
import tabuleiro.lab.report.statistic.GameStatistics;
import tabuleiro.lab.report.statistic.ResultCounts;
import tabuleiro.statistics.ConfidenceInterval;
import tabuleiro.text.Messages;

/// What the sections of a report share: messages, number formats, and the samples as columns.
///
/// @param samples the samples that have a game
record ReportFormatter(Messages messages, List<Sample> samples) {
  /// A sample of games.
  record Sample(String name, GameStatistics figures) {}

  ReportFormatter(Messages messages, Report report) {
    this(messages, samples(messages, report));
  }

  private static List<Sample> samples(Messages messages, Report report) {
    List<Sample> samples = new ArrayList<>();
    samples.add(new Sample(messages.format("report.random"), report.random()));
    report
        .games()
        .ifPresent(games -> samples.add(new Sample(messages.format("report.games"), games)));
    samples.removeIf(sample -> sample.figures().results().games() == 0);
    return List.copyOf(samples);
  }

  /// Returns the message of a key.
  String text(String key, Object... arguments) {
    return messages.format(key, arguments);
  }

  /// Returns a section with the title and the definition of its id.
  ReportSection section(String id, ReportBlock... blocks) {
    String key = "report." + id;
    return new ReportSection(id, text(key), text(key + ".about"), List.of(blocks));
  }

  /// Returns the column heads of a table whose columns are the samples.
  List<String> columnHeads(String first) {
    List<String> head = new ArrayList<>(List.of(first));
    samples.forEach(sample -> head.add(sample.name()));
    return head;
  }

  /// Returns the name of a sample's series in a chart, with its number of games.
  String seriesName(Sample sample) {
    return text("report.series", sample.name(), String.valueOf(sample.figures().results().games()));
  }

  /// Returns a row of a table whose columns are the samples.
  ///
  /// @param key the message key of its name
  List<String> row(String key, Function<GameStatistics, String> cell) {
    List<String> row = new ArrayList<>(List.of(text(key)));
    samples.forEach(sample -> row.add(cell.apply(sample.figures())));
    return row;
  }

  /// Returns a number with a number of decimal places.
  String decimal(double number, int digits) {
    if (Double.isInfinite(number)) {
      return number > 0 ? "+inf" : "-inf";
    }
    return String.format(messages.language().locale(), "%." + digits + "f", number);
  }

  /// Returns a share, from 0 to 1, in percent without the percent sign.
  String percentNumber(double share) {
    return decimal(100 * share, 1);
  }

  /// Returns a share in percent.
  String percent(double share) {
    return text("report.percent", percentNumber(share));
  }

  /// Returns a share in percent with its confidence interval.
  String percent(double share, ConfidenceInterval interval) {
    return text(
        "report.interval",
        percentNumber(share),
        percentNumber(interval.low()),
        percentNumber(interval.high()));
  }

  /// Returns the first player's score with its confidence interval.
  String score(ResultCounts results) {
    return percent(results.score(), results.scoreInterval());
  }

  /// Returns a number of games and its share of all games.
  String countAndShare(long count, long all) {
    return text("report.of-games", String.valueOf(count), percentNumber((double) count / all));
  }
}
