package tabuleiro.play.record;

import java.util.List;
import tabuleiro.play.PlayException;
import tabuleiro.rules.Message;

/// Thrown when a text is not a row of records. Its phrase names the line, the column and what is
/// wrong.
public final class RecordFormatException extends PlayException {
  private static final long serialVersionUID = 1L;

  private final transient TextLocation place;
  private final transient List<ParsedRecord> before;

  /// Says what is wrong, and where.
  ///
  /// @param before the games that ended before the place
  RecordFormatException(TextLocation place, List<ParsedRecord> before, Message problem) {
    // As text, because numbers in phrases are grouped by thousands.
    super(
        Message.of(
            "record.at", String.valueOf(place.line()), String.valueOf(place.column()), problem));
    this.place = place;
    this.before = List.copyOf(before);
  }

  /// Returns where the text is wrong.
  public TextLocation location() {
    return place;
  }

  /// Returns the games before the place.
  public List<ParsedRecord> recordsBefore() {
    return before;
  }
}
