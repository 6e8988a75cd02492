package tabuleiro.app.report;

import java.util.List;

/// A figure of a report in words.
///
/// @param id its name in addresses
/// @param about what the figure is and where it comes from
record Section(String id, String title, String about, List<Block> blocks) {
  /// Copies the list.
  Section {
    blocks = List.copyOf(blocks);
  }
}
