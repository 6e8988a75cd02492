package tabuleiro.lab.report.document;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import tabuleiro.statistics.ConfidenceInterval;

/// The figures of a board from its report in `docs/reports`, with which other reports compare
/// theirs.
///
/// @param game the name of the game
/// @param variant the name of the variant
/// @param sample `random` or `games`, as in a report's JSON
record RecordedBoard(String game, String variant, String sample, BoardFigures figures) {
  private static final String FILE = "recorded-boards.csv";

  /// Returns both samples of all boards, in the order of the file.
  static List<RecordedBoard> all() {
    try (InputStream in = RecordedBoard.class.getResourceAsStream(FILE)) {
      if (in == null) {
        throw new IllegalStateException("no resource " + FILE);
      }
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().skip(1).map(RecordedBoard::parse).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static RecordedBoard parse(String line) {
    String[] cells = line.split(",", -1);
    return new RecordedBoard(
        cells[0],
        cells[1],
        cells[2],
        new BoardFigures(
            Double.parseDouble(cells[3]),
            new ConfidenceInterval(Double.parseDouble(cells[4]), Double.parseDouble(cells[5])),
            Double.parseDouble(cells[6]),
            Integer.parseInt(cells[7]),
            Double.parseDouble(cells[8]),
            Double.parseDouble(cells[9]),
            optional(cells[10]),
            optional(cells[11])));
  }

  private static Optional<Double> optional(String cell) {
    return cell.isEmpty() ? Optional.empty() : Optional.of(Double.parseDouble(cell));
  }
}
