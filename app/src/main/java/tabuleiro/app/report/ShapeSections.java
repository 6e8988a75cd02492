package tabuleiro.app.report;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import tabuleiro.lab.report.Distribution;
import tabuleiro.lab.report.GameFigures;

/// How games are shaped: their length, and how many moves there are to choose from.
record ShapeSections(Wording wording) {
  private static final double TENTH = 0.1;
  private static final double MEDIAN = 0.5;
  private static final double NINE_TENTHS = 0.9;

  /// Bins of the lengths' chart, at most.
  private static final int BINS = 30;

  List<Section> all() {
    return List.of(length(), branching());
  }

  private List<List<String>> summary(Function<GameFigures, Distribution> of) {
    return List.of(
        wording.row("report.mean", figures -> wording.decimal(of.apply(figures).mean(), 1)),
        wording.row(
            "report.deviation", figures -> wording.decimal(of.apply(figures).deviation(), 1)),
        wording.row("report.least", figures -> quantile(of.apply(figures), 0)),
        wording.row("report.tenth", figures -> quantile(of.apply(figures), TENTH)),
        wording.row("report.median", figures -> quantile(of.apply(figures), MEDIAN)),
        wording.row("report.nine-tenths", figures -> quantile(of.apply(figures), NINE_TENTHS)),
        wording.row("report.most", figures -> quantile(of.apply(figures), 1)));
  }

  private static String quantile(Distribution distribution, double share) {
    return String.valueOf(distribution.quantile(share));
  }

  private Section length() {
    Block.Table summary =
        new Block.Table(wording.head(""), summary(figures -> figures.lengths().plies()));
    List<Distribution> lengths =
        wording.samples().stream().map(sample -> sample.figures().lengths().plies()).toList();
    int least = lengths.stream().mapToInt(one -> one.quantile(0)).min().orElse(0);
    int most = lengths.stream().mapToInt(one -> one.quantile(1)).max().orElse(0);
    int width = (most - least) / BINS + 1;
    List<String> labels = new ArrayList<>();
    List<List<String>> rows = new ArrayList<>();
    List<List<Double>> values = new ArrayList<>();
    lengths.forEach(_ -> values.add(new ArrayList<>()));
    for (int from = least; from <= most; from += width) {
      int to = from + width - 1;
      String label =
          width == 1
              ? String.valueOf(from)
              : wording.say("report.range", String.valueOf(from), String.valueOf(to));
      labels.add(label);
      List<String> row = new ArrayList<>(List.of(label));
      for (int sample = 0; sample < lengths.size(); sample++) {
        double share = share(lengths.get(sample), from, to);
        values.get(sample).add(100 * share);
        row.add(wording.percent(share));
      }
      rows.add(row);
    }
    Block.Table bins = new Block.Table(wording.head(wording.say("report.length.plies")), rows);
    return wording.section(
        "length", summary, bins, chart("report.length.chart", false, labels, values));
  }

  private static double share(Distribution lengths, int from, int to) {
    long count =
        lengths.counts().subMap(from, to + 1).values().stream().mapToLong(Long::longValue).sum();
    return (double) count / lengths.total();
  }

  private Block.Chart chart(
      String key, boolean isLine, List<String> labels, List<List<Double>> values) {
    List<Block.Series> series = new ArrayList<>();
    for (int sample = 0; sample < values.size(); sample++) {
      series.add(new Block.Series(wording.samples().get(sample).name(), values.get(sample)));
    }
    return new Block.Chart(wording.say(key), isLine, labels, series);
  }

  private Section branching() {
    Block.Table summary =
        new Block.Table(wording.head(""), summary(figures -> figures.branching().all()));
    List<List<Distribution>> byPly =
        wording.samples().stream().map(sample -> sample.figures().branching().byPly()).toList();
    List<String> head = new ArrayList<>(List.of(wording.say("report.branching.ply")));
    for (Wording.Sample sample : wording.samples()) {
      head.add(wording.say("report.branching.counted", sample.name()));
      head.add(wording.say("report.branching.mean", sample.name()));
      head.add(wording.say("report.branching.range", sample.name()));
    }
    int plies = byPly.stream().mapToInt(List::size).max().orElse(0);
    List<String> labels = new ArrayList<>();
    List<List<String>> rows = new ArrayList<>();
    for (int ply = 0; ply < plies; ply++) {
      labels.add(String.valueOf(ply + 1));
      rows.add(ply(ply, byPly));
    }
    List<List<Double>> means =
        byPly.stream().map(one -> one.stream().map(Distribution::mean).toList()).toList();
    return wording.section(
        "branching",
        summary,
        new Block.Table(head, rows),
        chart("report.branching.chart", true, labels, means));
  }

  private List<String> ply(int ply, List<List<Distribution>> byPly) {
    List<String> row = new ArrayList<>(List.of(String.valueOf(ply + 1)));
    for (List<Distribution> ofSample : byPly) {
      if (ply < ofSample.size()) {
        Distribution moves = ofSample.get(ply);
        row.add(String.valueOf(moves.total()));
        row.add(wording.decimal(moves.mean(), 1));
        row.add(wording.say("report.range", quantile(moves, TENTH), quantile(moves, NINE_TENTHS)));
      } else {
        row.addAll(List.of("0", wording.say("report.none"), wording.say("report.none")));
      }
    }
    return row;
  }
}
