package tabuleiro.lab.report.document;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import tabuleiro.lab.report.statistic.BoardHeat;
import tabuleiro.lab.report.statistic.BoardHeat.Occasion;
import tabuleiro.rules.Game;

/// Where on the board the first moves, the captures and the last moves happen: in the players'
/// games where there are some, and in random games elsewhere.
record HeatSection(ReportFormatter formatter, Game game) {
  /// Returns the section; empty while no game is counted.
  Optional<ReportSection> section() {
    if (formatter.samples().isEmpty()) {
      return Optional.empty();
    }
    ReportFormatter.Sample sample = formatter.samples().getLast();
    BoardHeat.Counts counts = sample.figures().heat().counts();
    Map<Occasion, Map<Integer, Double>> shares = new EnumMap<>(Occasion.class);
    counts.byCell().forEach((occasion, byCell) -> shares.put(occasion, shares(byCell)));
    return Optional.of(
        formatter.section(
            "heat",
            new ReportBlock.Note(
                formatter.text(
                    "report.heat.counted", sample.name(), String.valueOf(counts.games()))),
            table(shares),
            pictures(shares)));
  }

  private String name(Occasion occasion) {
    return formatter.text(
        switch (occasion) {
          case FIRST_MOVE -> "report.heat.first";
          case CAPTURE -> "report.heat.captures";
          case LAST_MOVE -> "report.heat.last";
        });
  }

  private static Map<Integer, Double> shares(Map<Integer, Long> byCell) {
    double all = byCell.values().stream().mapToLong(Long::longValue).sum();
    Map<Integer, Double> shares = new HashMap<>();
    byCell.forEach((cell, count) -> shares.put(cell, count / all));
    return shares;
  }

  private ReportBlock.Table table(Map<Occasion, Map<Integer, Double>> shares) {
    List<String> head = new ArrayList<>(List.of(formatter.text("report.heat.cell")));
    shares.keySet().forEach(occasion -> head.add(name(occasion)));
    Set<Integer> cells = new TreeSet<>();
    shares.values().forEach(byCell -> cells.addAll(byCell.keySet()));
    List<List<String>> rows =
        cells.stream()
            .sorted(Comparator.comparingDouble(cell -> -sum(shares, cell)))
            .map(cell -> row(shares, cell))
            .toList();
    return new ReportBlock.Table(head, rows);
  }

  private static double sum(Map<Occasion, Map<Integer, Double>> shares, int cell) {
    return shares.values().stream().mapToDouble(byCell -> byCell.getOrDefault(cell, 0.0)).sum();
  }

  private List<String> row(Map<Occasion, Map<Integer, Double>> shares, int cell) {
    List<String> row = new ArrayList<>(List.of(game.board().name(cell)));
    shares.values().forEach(byCell -> row.add(formatter.percent(byCell.getOrDefault(cell, 0.0))));
    return row;
  }

  private ReportBlock.Pictures pictures(Map<Occasion, Map<Integer, Double>> shares) {
    List<ReportBlock.Picture> pictures = new ArrayList<>();
    shares.forEach(
        (occasion, byCell) -> pictures.add(new ReportBlock.Picture(name(occasion), game, byCell)));
    return new ReportBlock.Pictures(pictures);
  }
}
