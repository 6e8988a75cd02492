package tabuleiro.app.report;

import java.util.List;

/// A figure of a report in words.
///
/// @param id its name in addresses
/// @param about what the figure is and where it comes from
record ReportSection(String id, String title, String about, List<ReportBlock> blocks) {
  /// Copies the list.
  ReportSection {
    blocks = List.copyOf(blocks);
  }
}
