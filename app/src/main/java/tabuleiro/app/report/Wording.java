package tabuleiro.app.report;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import tabuleiro.lab.report.GameFigures;
import tabuleiro.lab.report.Report;
import tabuleiro.lab.report.Results;
import tabuleiro.statistics.Interval;
import tabuleiro.text.Messages;

/// What the sections of a report have in common: words, numbers, and the samples as columns.
///
/// @param samples those with a game
record Wording(Messages words, List<Sample> samples) {
  /// A sample of games.
  record Sample(String name, GameFigures figures) {}

  Wording(Messages words, Report report) {
    this(words, samples(words, report));
  }

  private static List<Sample> samples(Messages words, Report report) {
    List<Sample> samples = new ArrayList<>();
    samples.add(new Sample(words.say("report.random"), report.random()));
    report.games().ifPresent(games -> samples.add(new Sample(words.say("report.games"), games)));
    samples.removeIf(sample -> sample.figures().results().games() == 0);
    return List.copyOf(samples);
  }

  /// Returns the words of a key.
  String say(String key, Object... arguments) {
    return words.say(key, arguments);
  }

  /// Returns a section with the words of its id.
  Section section(String id, Block... blocks) {
    String key = "report." + id;
    return new Section(id, say(key), say(key + ".about"), List.of(blocks));
  }

  /// Returns the head of a table whose columns are the samples.
  List<String> head(String first) {
    List<String> head = new ArrayList<>(List.of(first));
    samples.forEach(sample -> head.add(sample.name()));
    return head;
  }

  /// Returns a row of such a table.
  ///
  /// @param key the words of its name
  List<String> row(String key, Function<GameFigures, String> cell) {
    List<String> row = new ArrayList<>(List.of(say(key)));
    samples.forEach(sample -> row.add(cell.apply(sample.figures())));
    return row;
  }

  /// Returns a number with some digits after the point.
  String decimal(double number, int digits) {
    if (Double.isInfinite(number)) {
      return number > 0 ? "+inf" : "-inf";
    }
    return String.format(words.language().locale(), "%." + digits + "f", number);
  }

  /// Returns a share, from 0 to 1, as hundredths without the sign.
  String hundredths(double share) {
    return decimal(100 * share, 1);
  }

  /// Returns a share in percent.
  String percent(double share) {
    return say("report.percent", hundredths(share));
  }

  /// Returns a share in percent with its interval.
  String percent(double share, Interval interval) {
    return say(
        "report.interval",
        hundredths(share),
        hundredths(interval.low()),
        hundredths(interval.high()));
  }

  /// Returns the first player's score with its interval.
  String score(Results results) {
    return percent(results.score(), results.scoreInterval());
  }

  /// Returns a number of games and their share of all.
  String ofGames(long count, long all) {
    return say("report.of-games", String.valueOf(count), hundredths((double) count / all));
  }
}
