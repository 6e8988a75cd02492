package tabuleiro.app.report;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import tabuleiro.lab.report.FirstMoves;
import tabuleiro.lab.report.GameFigures;
import tabuleiro.lab.report.Results;
import tabuleiro.rules.Reason;

/// Who wins: the first player's advantage, the endings, and the first moves.
record BalanceSections(Wording wording) {
  /// Bars of the chart of first moves; more would not be read.
  private static final int MOST_BARS = 30;

  List<Section> all() {
    return List.of(advantage(), endings(), firstMoves());
  }

  private Section advantage() {
    List<List<String>> rows = new ArrayList<>();
    rows.add(
        wording.row(
            "report.advantage.first", figures -> ofGames(figures, figures.results().firstWins())));
    rows.add(
        wording.row(
            "report.advantage.draws", figures -> ofGames(figures, figures.results().draws())));
    rows.add(
        wording.row(
            "report.advantage.second",
            figures -> ofGames(figures, figures.results().secondWins())));
    rows.add(wording.row("report.advantage.score", figures -> wording.score(figures.results())));
    rows.add(
        wording.row(
            "report.advantage.decisive",
            figures ->
                wording.percent(
                    figures.results().decisiveness(), figures.results().decisivenessInterval())));
    return wording.section("advantage", new Block.Table(wording.head(""), rows));
  }

  private String ofGames(GameFigures figures, long count) {
    return wording.ofGames(count, figures.results().games());
  }

  private Section endings() {
    Set<Reason> reasons = EnumSet.noneOf(Reason.class);
    wording
        .samples()
        .forEach(sample -> reasons.addAll(sample.figures().endings().byReason().keySet()));
    List<List<String>> rows = new ArrayList<>();
    for (Reason reason : reasons) {
      rows.add(wording.row("reason." + reason.key(), figures -> ending(figures, reason)));
    }
    List<String> head = wording.head(wording.say("report.endings.reason"));
    return wording.section("endings", new Block.Table(head, rows));
  }

  private String ending(GameFigures figures, Reason reason) {
    Results results = figures.endings().byReason().get(reason);
    if (results == null) {
      return wording.say("report.none");
    }
    return wording.say(
        "report.endings.cell",
        wording.hundredths((double) results.games() / figures.results().games()),
        String.valueOf(results.firstWins()),
        String.valueOf(results.draws()),
        String.valueOf(results.secondWins()));
  }

  private Section firstMoves() {
    List<List<FirstMoves.Group>> groups =
        wording.samples().stream().map(sample -> sample.figures().firstMoves().groups()).toList();
    if (groups.isEmpty() || groups.getLast().isEmpty()) {
      return wording.section(
          "first-moves", new Block.Note(wording.say("report.first-moves.drawn")));
    }
    List<String> head = new ArrayList<>(List.of(wording.say("report.first-moves.move")));
    for (Wording.Sample sample : wording.samples()) {
      head.add(wording.say("report.first-moves.count", sample.name()));
      head.add(wording.say("report.first-moves.score", sample.name()));
    }
    // In the order of the last sample, which is the players' where there is one; what only the
    // others have comes last.
    Set<List<String>> moves = new LinkedHashSet<>();
    for (List<FirstMoves.Group> ofSample : groups.reversed()) {
      ofSample.forEach(group -> moves.add(group.moves()));
    }
    List<List<String>> rows = moves.stream().map(group -> firstMove(group, groups)).toList();
    return wording.section("first-moves", new Block.Table(head, rows), chart(groups));
  }

  private List<String> firstMove(List<String> moves, List<List<FirstMoves.Group>> groups) {
    List<String> row = new ArrayList<>(List.of(String.join(" ", moves)));
    for (List<FirstMoves.Group> ofSample : groups) {
      Results results = results(ofSample, moves);
      boolean isPlayed = results.games() > 0;
      row.add(String.valueOf(results.games()));
      row.add(isPlayed ? wording.score(results) : wording.say("report.none"));
    }
    return row;
  }

  private static Results results(List<FirstMoves.Group> groups, List<String> moves) {
    return groups.stream()
        .filter(group -> group.moves().equals(moves))
        .map(FirstMoves.Group::results)
        .findFirst()
        .orElseGet(Results::new);
  }

  private Block.Chart chart(List<List<FirstMoves.Group>> groups) {
    List<FirstMoves.Group> shown = groups.getLast().stream().limit(MOST_BARS).toList();
    List<Block.Series> series = new ArrayList<>();
    for (int sample = 0; sample < groups.size(); sample++) {
      List<FirstMoves.Group> ofSample = groups.get(sample);
      List<Double> values =
          shown.stream().map(group -> percent(results(ofSample, group.moves()))).toList();
      series.add(new Block.Series(wording.samples().get(sample).name(), values));
    }
    List<String> labels = shown.stream().map(group -> group.moves().getFirst()).toList();
    String title = wording.say("report.first-moves.chart", String.valueOf(shown.size()));
    return new Block.Chart(title, false, labels, series);
  }

  private static double percent(Results results) {
    return results.games() == 0 ? Double.NaN : 100 * results.score();
  }
}
