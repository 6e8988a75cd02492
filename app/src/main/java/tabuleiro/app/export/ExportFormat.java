package tabuleiro.app.export;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tabuleiro.app.json.JsonOutput;

/// How rows are written.
enum ExportFormat {
  /// An object on each line, as jsonlines.org describes it.
  JSONL,
  /// Values between commas under a line of names, as RFC 4180 describes it.
  CSV;

  /// Returns the format that the name of a file asks for: CSV if it ends in `.csv`.
  static ExportFormat of(String file) {
    return file.endsWith(".csv") ? CSV : JSONL;
  }

  /// Returns what comes before the rows: empty, or a line.
  String heading(List<ExportColumn> columns) {
    return switch (this) {
      case JSONL -> "";
      case CSV -> columns.stream().map(ExportColumn::name).collect(Collectors.joining(",")) + "\n";
    };
  }

  /// Returns the line of a row.
  ///
  /// @param row texts, numbers and truth values by the names of the columns, in their order; what
  ///   is absent has no entry
  String line(List<ExportColumn> columns, Map<String, Object> row) {
    return switch (this) {
          case JSONL -> JsonOutput.format(row);
          case CSV ->
              columns.stream()
                  .map(column -> quoted(String.valueOf(row.getOrDefault(column.name(), ""))))
                  .collect(Collectors.joining(","));
        }
        + "\n";
  }

  private static String quoted(String value) {
    boolean isPlain = value.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
    return isPlain ? value : '"' + value.replace("\"", "\"\"") + '"';
  }
}
