package tabuleiro.lab.report.document;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.text.Messages;
import tabuleiro.text.TextLines;

/// A report as plain text: tables in columns, long tables abridged, and no charts.
///
/// @param messages the messages of the document's language
/// @param columns the width of the terminal; lines of prose are no longer
public record PlainTextReport(Messages messages, int columns) {
  /// The greatest width of a line of prose.
  private static final int MAX_WIDTH = 100;

  /// The maximum number of rows of a printed table; of a longer one, the first and the last rows
  /// are printed.
  private static final int MAX_ROWS = 24;

  private static final int LAST_ROWS = 8;

  /// The maximum width of the first column; longer names are truncated.
  private static final int MAX_NAME_LENGTH = 40;

  /// Returns the lines of a report.
  public List<String> lines(ReportDocument document) {
    List<String> lines = new ArrayList<>();
    lines.add(document.title());
    lines.add("=".repeat(document.title().length()));
    document.introduction().forEach(text -> lines.addAll(wrapped(text)));
    lines.add(messages.format("report.page.made-by", "").strip());
    lines.add("  " + document.command());
    lines.addAll(wrapped(document.program()));
    for (ReportSection section : document.sections()) {
      lines.add("");
      lines.add(section.title());
      lines.add("-".repeat(section.title().length()));
      lines.addAll(wrapped(section.about()));
      for (ReportBlock block : section.blocks()) {
        List<String> ofBlock = lines(block);
        if (!ofBlock.isEmpty()) {
          lines.add("");
          lines.addAll(ofBlock);
        }
      }
    }
    return lines;
  }

  private List<String> lines(ReportBlock block) {
    return switch (block) {
      case ReportBlock.Note note -> wrapped(note.text());
      case ReportBlock.Table table -> table(table);
      case ReportBlock.Chart _, ReportBlock.Pictures _ -> List.of();
      case ReportBlock.Game game -> {
        List<String> lines = new ArrayList<>(List.of(game.title() + ":", ""));
        game.record().format().lines().forEach(lines::add);
        yield lines;
      }
    };
  }

  private List<String> table(ReportBlock.Table table) {
    List<List<String>> rows = new ArrayList<>(List.of(table.head()));
    int hidden = table.rows().size() - MAX_ROWS;
    if (hidden > 1) {
      rows.addAll(table.rows().subList(0, MAX_ROWS - LAST_ROWS));
      rows.add(List.of("... " + messages.format("report.more-rows", String.valueOf(hidden))));
      rows.addAll(table.rows().subList(table.rows().size() - LAST_ROWS, table.rows().size()));
    } else {
      rows.addAll(table.rows());
    }
    int[] widths = new int[table.head().size()];
    for (List<String> row : rows) {
      for (int column = 0; column < row.size(); column++) {
        widths[column] = Math.max(widths[column], cell(row, column).length());
      }
    }
    return rows.stream().map(row -> row(row, widths)).toList();
  }

  private static String cell(List<String> row, int column) {
    String cell = row.get(column);
    boolean isCut = column == 0 && cell.length() > MAX_NAME_LENGTH;
    return isCut ? cell.substring(0, MAX_NAME_LENGTH - 3) + "..." : cell;
  }

  /// Formats a row: the first column is left-aligned, the others are right-aligned.
  private static String row(List<String> row, int[] widths) {
    StringBuilder line = new StringBuilder();
    for (int column = 0; column < row.size(); column++) {
      String cell = cell(row, column);
      String space = " ".repeat(widths[column] - cell.length());
      line.append(column == 0 ? cell + space : "  " + space + cell);
    }
    return line.toString().stripTrailing();
  }

  private List<String> wrapped(String text) {
    return TextLines.wrap(text, Math.min(columns, MAX_WIDTH));
  }
}
