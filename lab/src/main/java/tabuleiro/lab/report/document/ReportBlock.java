package tabuleiro.lab.report.document;

import java.util.List;
import java.util.Map;
import tabuleiro.play.record.GameRecord;

/// A part of a section of a report.
sealed interface ReportBlock {
  /// A paragraph of text.
  record Note(String text) implements ReportBlock {}

  /// A table. The first cell of a row is its name.
  ///
  /// @param head the column heads
  /// @param rows the rows, each as long as the head
  record Table(List<String> head, List<List<String>> rows) implements ReportBlock {
    /// Copies the lists.
    public Table {
      head = List.copyOf(head);
      rows = rows.stream().map(List::copyOf).toList();
    }
  }

  /// A chart. The table before it has the same figures.
  ///
  /// @param isLine whether it has lines instead of bars
  /// @param labels the labels of the horizontal axis
  record Chart(String title, boolean isLine, List<String> labels, List<Series> series)
      implements ReportBlock {
    /// Copies the lists.
    public Chart {
      labels = List.copyOf(labels);
      series = List.copyOf(series);
    }
  }

  /// A data series of a chart.
  ///
  /// @param values a value for each label, or fewer; NaN for a missing value
  /// @param intervals the interval of each value, which the chart shows as an error bar; none for a
  ///   series without error bars
  record Series(String name, List<Double> values, List<Interval> intervals) {
    /// Copies the lists.
    public Series {
      values = List.copyOf(values);
      intervals = List.copyOf(intervals);
    }

    /// Returns a series without error bars.
    Series(String name, List<Double> values) {
      this(name, values, List.of());
    }
  }

  /// A 95 % confidence interval of a value; NaN at both ends for a missing value.
  record Interval(double low, double high) {}

  /// Pictures side by side. The table before them has the same figures.
  record Pictures(List<Picture> pictures) implements ReportBlock {
    /// Copies the list.
    public Pictures {
      pictures = List.copyOf(pictures);
    }
  }

  /// A picture of a board that shows where something happened.
  ///
  /// @param shares the share of each cell, from 0 to 1
  record Picture(String title, tabuleiro.rules.Game game, Map<Integer, Double> shares) {
    /// Copies the map.
    public Picture {
      shares = Map.copyOf(shares);
    }
  }

  /// A game.
  record Game(String title, GameRecord record) implements ReportBlock {}
}
