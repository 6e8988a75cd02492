package tabuleiro.lab.report.document;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import tabuleiro.lab.report.statistic.GameStatistics;
import tabuleiro.lab.report.statistic.Histogram;

/// How games are shaped: their length, and how many moves there are to choose from.
record ShapeSections(ReportFormatter formatter) {
  /// The maximum number of bins in the chart of lengths.
  private static final int BINS = 30;

  List<ReportSection> sections() {
    return List.of(length(), branching());
  }

  private List<List<String>> summary(Function<GameStatistics, Histogram> of) {
    return List.of(
        formatter.row("report.mean", figures -> formatter.decimal(of.apply(figures).mean(), 1)),
        formatter.row(
            "report.deviation",
            figures -> formatter.decimal(of.apply(figures).standardDeviation(), 1)),
        formatter.row("report.least", figures -> String.valueOf(of.apply(figures).quantile(0))),
        formatter.row("report.tenth", figures -> String.valueOf(of.apply(figures).tenth())),
        formatter.row("report.median", figures -> String.valueOf(of.apply(figures).median())),
        formatter.row(
            "report.nine-tenths", figures -> String.valueOf(of.apply(figures).nineTenths())),
        formatter.row("report.most", figures -> String.valueOf(of.apply(figures).quantile(1))));
  }

  private ReportSection length() {
    ReportBlock.Table summary =
        new ReportBlock.Table(
            formatter.columnHeads(""), summary(figures -> figures.lengths().plies()));
    List<Histogram> lengths =
        formatter.samples().stream().map(sample -> sample.figures().lengths().plies()).toList();
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
              : formatter.text("report.range", String.valueOf(from), String.valueOf(to));
      labels.add(label);
      List<String> row = new ArrayList<>(List.of(label));
      for (int sample = 0; sample < lengths.size(); sample++) {
        double share = share(lengths.get(sample), from, to);
        values.get(sample).add(100 * share);
        row.add(formatter.percent(share));
      }
      rows.add(row);
    }
    ReportBlock.Table bins =
        new ReportBlock.Table(formatter.columnHeads(formatter.text("report.length.plies")), rows);
    return formatter.section(
        "length", summary, bins, chart("report.length.chart", false, labels, values));
  }

  private static double share(Histogram lengths, int from, int to) {
    long count =
        lengths.counts().subMap(from, to + 1).values().stream().mapToLong(Long::longValue).sum();
    return (double) count / lengths.total();
  }

  private ReportBlock.Chart chart(
      String key, boolean isLine, List<String> labels, List<List<Double>> values) {
    List<ReportBlock.Series> series = new ArrayList<>();
    for (int sample = 0; sample < values.size(); sample++) {
      series.add(
          new ReportBlock.Series(
              formatter.seriesName(formatter.samples().get(sample)), values.get(sample)));
    }
    return new ReportBlock.Chart(formatter.text(key), isLine, labels, series);
  }

  private ReportSection branching() {
    ReportBlock.Table summary =
        new ReportBlock.Table(
            formatter.columnHeads(""), summary(figures -> figures.branching().all()));
    List<List<Histogram>> byPly =
        formatter.samples().stream().map(sample -> sample.figures().branching().byPly()).toList();
    List<String> head = new ArrayList<>(List.of(formatter.text("report.branching.ply")));
    for (ReportFormatter.Sample sample : formatter.samples()) {
      head.add(formatter.text("report.branching.counted", sample.name()));
      head.add(formatter.text("report.branching.mean", sample.name()));
      head.add(formatter.text("report.branching.range", sample.name()));
    }
    int plies = byPly.stream().mapToInt(List::size).max().orElse(0);
    List<String> labels = new ArrayList<>();
    List<List<String>> rows = new ArrayList<>();
    for (int ply = 0; ply < plies; ply++) {
      labels.add(String.valueOf(ply + 1));
      rows.add(ply(ply, byPly));
    }
    List<List<Double>> means =
        byPly.stream().map(one -> one.stream().map(Histogram::mean).toList()).toList();
    return formatter.section(
        "branching",
        summary,
        new ReportBlock.Table(head, rows),
        chart("report.branching.chart", true, labels, means));
  }

  private List<String> ply(int ply, List<List<Histogram>> byPly) {
    List<String> row = new ArrayList<>(List.of(String.valueOf(ply + 1)));
    for (List<Histogram> ofSample : byPly) {
      if (ply < ofSample.size()) {
        Histogram moves = ofSample.get(ply);
        row.add(String.valueOf(moves.total()));
        row.add(formatter.decimal(moves.mean(), 1));
        row.add(
            formatter.text(
                "report.range", String.valueOf(moves.tenth()), String.valueOf(moves.nineTenths())));
      } else {
        row.addAll(List.of("0", formatter.text("report.none"), formatter.text("report.none")));
      }
    }
    return row;
  }
}
