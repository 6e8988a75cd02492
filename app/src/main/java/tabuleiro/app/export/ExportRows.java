package tabuleiro.app.export;

import java.util.Map;

/// Receives the rows of an export.
@FunctionalInterface
interface ExportRows {
  /// Writes a row.
  ///
  /// @param row texts, numbers and truth values by the names of the columns, in their order; what
  ///   is absent has no entry
  /// @throws java.io.UncheckedIOException when it cannot be written
  void write(Map<String, Object> row);
}
