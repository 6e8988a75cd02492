package tabuleiro.lab.report.document;

import java.util.List;

/// A section of a report: one statistic.
///
/// @param id its name in links
/// @param about the definition of the statistic and its source
record ReportSection(String id, String title, String about, List<ReportBlock> blocks) {
  /// Copies the list.
  ReportSection {
    blocks = List.copyOf(blocks);
  }
}
