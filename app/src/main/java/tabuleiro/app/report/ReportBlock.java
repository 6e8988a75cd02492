package tabuleiro.app.report;

import java.util.List;

/// Something that stands in a section of a report.
sealed interface ReportBlock {
  /// A sentence.
  record Note(String text) implements ReportBlock {}

  /// A table. The first cell of a row names it.
  ///
  /// @param head the names of the columns
  /// @param rows each as long as the head
  record Table(List<String> head, List<List<String>> rows) implements ReportBlock {
    /// Copies the lists.
    public Table {
      head = List.copyOf(head);
      rows = rows.stream().map(List::copyOf).toList();
    }
  }

  /// A chart. Its figures stand in the table before it.
  ///
  /// @param isLine lines, else bars
  /// @param labels along the horizontal axis
  record Chart(String title, boolean isLine, List<String> labels, List<Series> series)
      implements ReportBlock {
    /// Copies the lists.
    public Chart {
      labels = List.copyOf(labels);
      series = List.copyOf(series);
    }
  }

  /// One row of figures of a chart.
  ///
  /// @param values one for each label, or fewer; not a number where there is none
  record Series(String name, List<Double> values) {
    /// Copies the list.
    public Series {
      values = List.copyOf(values);
    }
  }

  /// A game.
  ///
  /// @param record its text
  record Game(String title, String record) implements ReportBlock {}
}
