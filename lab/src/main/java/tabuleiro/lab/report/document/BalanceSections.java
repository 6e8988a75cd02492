package tabuleiro.lab.report.document;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import tabuleiro.games.Games;
import tabuleiro.lab.report.statistic.FirstMoves;
import tabuleiro.lab.report.statistic.GameStatistics;
import tabuleiro.lab.report.statistic.ResultCounts;
import tabuleiro.rules.EndReason;
import tabuleiro.statistics.ConfidenceInterval;

/// The sections on balance: the first player's advantage, the endings and the first moves.
record BalanceSections(ReportFormatter formatter) {
  /// The maximum number of bars in the chart of first moves, for legibility.
  private static final int MAX_BARS = 30;

  List<ReportSection> sections() {
    return List.of(advantage(), endings(), firstMoves());
  }

  private ReportSection advantage() {
    List<List<String>> rows = new ArrayList<>();
    rows.add(
        formatter.row(
            "report.advantage.first", figures -> ofGames(figures, figures.results().firstWins())));
    rows.add(
        formatter.row(
            "report.advantage.draws", figures -> ofGames(figures, figures.results().draws())));
    rows.add(
        formatter.row(
            "report.advantage.second",
            figures -> ofGames(figures, figures.results().secondWins())));
    rows.add(
        formatter.row("report.advantage.score", figures -> formatter.score(figures.results())));
    rows.add(
        formatter.row(
            "report.advantage.decisive",
            figures ->
                formatter.percent(
                    figures.results().decisiveness(), figures.results().decisivenessInterval())));
    return formatter.section("advantage", new ReportBlock.Table(formatter.columnHeads(""), rows));
  }

  private String ofGames(GameStatistics figures, long count) {
    return formatter.countAndShare(count, figures.results().games());
  }

  private ReportSection endings() {
    Set<EndReason> found = new HashSet<>();
    formatter
        .samples()
        .forEach(sample -> found.addAll(sample.figures().endReasons().byReason().keySet()));
    List<EndReason> inOrder =
        Games.families().stream()
            .flatMap(family -> family.endReasons().stream())
            .distinct()
            .filter(found::contains)
            .toList();
    List<List<String>> rows = new ArrayList<>();
    for (EndReason reason : inOrder) {
      rows.add(formatter.row("reason." + reason.key(), figures -> ending(figures, reason)));
    }
    List<String> head = formatter.columnHeads(formatter.text("report.endings.reason"));
    return formatter.section("endings", new ReportBlock.Table(head, rows));
  }

  private String ending(GameStatistics figures, EndReason reason) {
    ResultCounts results = figures.endReasons().byReason().get(reason);
    if (results == null) {
      return formatter.text("report.none");
    }
    return formatter.text(
        "report.endings.cell",
        formatter.percentNumber((double) results.games() / figures.results().games()),
        String.valueOf(results.firstWins()),
        String.valueOf(results.draws()),
        String.valueOf(results.secondWins()));
  }

  private ReportSection firstMoves() {
    List<List<FirstMoves.Group>> groups =
        formatter.samples().stream().map(sample -> sample.figures().firstMoves().groups()).toList();
    if (groups.isEmpty() || groups.getLast().isEmpty()) {
      return formatter.section(
          "first-moves", new ReportBlock.Note(formatter.text("report.first-moves.drawn")));
    }
    List<String> head = new ArrayList<>(List.of(formatter.text("report.first-moves.move")));
    for (ReportFormatter.Sample sample : formatter.samples()) {
      head.add(formatter.text("report.first-moves.count", sample.name()));
      head.add(formatter.text("report.first-moves.score", sample.name()));
    }
    // In the order of the last sample, which is the players' where there is one; what only the
    // others have comes last.
    Set<List<String>> moves = new LinkedHashSet<>();
    for (List<FirstMoves.Group> ofSample : groups.reversed()) {
      ofSample.forEach(group -> moves.add(group.moves()));
    }
    List<List<String>> rows = moves.stream().map(group -> firstMove(group, groups)).toList();
    return formatter.section("first-moves", new ReportBlock.Table(head, rows), chart(groups));
  }

  private List<String> firstMove(List<String> moves, List<List<FirstMoves.Group>> groups) {
    List<String> row = new ArrayList<>(List.of(String.join(" ", moves)));
    for (List<FirstMoves.Group> ofSample : groups) {
      ResultCounts results = results(ofSample, moves);
      boolean isPlayed = results.games() > 0;
      row.add(String.valueOf(results.games()));
      row.add(isPlayed ? formatter.score(results) : formatter.text("report.none"));
    }
    return row;
  }

  private static ResultCounts results(List<FirstMoves.Group> groups, List<String> moves) {
    return groups.stream()
        .filter(group -> group.moves().equals(moves))
        .map(FirstMoves.Group::results)
        .findFirst()
        .orElseGet(ResultCounts::new);
  }

  private ReportBlock.Chart chart(List<List<FirstMoves.Group>> groups) {
    List<FirstMoves.Group> shown = groups.getLast().stream().limit(MAX_BARS).toList();
    List<ReportBlock.Series> series = new ArrayList<>();
    for (int sample = 0; sample < groups.size(); sample++) {
      List<FirstMoves.Group> ofSample = groups.get(sample);
      List<ResultCounts> results =
          shown.stream().map(group -> results(ofSample, group.moves())).toList();
      series.add(
          new ReportBlock.Series(
              formatter.seriesName(formatter.samples().get(sample)),
              results.stream().map(BalanceSections::percent).toList(),
              results.stream().map(BalanceSections::interval).toList()));
    }
    List<String> labels =
        shown.stream()
            .map(group ->
                formatter.text(
                    "report.first-moves.label",
                    group.moves().getFirst(),
                    String.valueOf(group.results().games())))
            .toList();
    String title = formatter.text("report.first-moves.chart", String.valueOf(shown.size()));
    return new ReportBlock.Chart(title, false, labels, series);
  }

  private static ReportBlock.Interval interval(ResultCounts results) {
    if (results.games() == 0) {
      return new ReportBlock.Interval(Double.NaN, Double.NaN);
    }
    ConfidenceInterval interval = results.scoreInterval();
    return new ReportBlock.Interval(100 * interval.low(), 100 * interval.high());
  }

  private static double percent(ResultCounts results) {
    return results.games() == 0 ? Double.NaN : 100 * results.score();
  }
}
