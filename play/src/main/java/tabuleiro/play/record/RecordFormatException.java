package tabuleiro.play.record;

import java.util.List;
import tabuleiro.play.PlayException;
import tabuleiro.rules.Message;

/// Thrown when a text of records is malformed. The message has the line, the column and the
/// problem.
public final class RecordFormatException extends PlayException {
  private static final long serialVersionUID = 1L;

  private final transient TextLocation location;
  private final transient List<ParsedRecord> recordsBefore;

  /// Creates an exception for a problem at a location.
  ///
  /// @param recordsBefore the complete records before the location
  RecordFormatException(TextLocation location, List<ParsedRecord> recordsBefore, Message problem) {
    // As text, because numbers in messages get thousands separators.
    super(
        Message.of(
            "record.at",
            String.valueOf(location.line()),
            String.valueOf(location.column()),
            problem));
    this.location = location;
    this.recordsBefore = List.copyOf(recordsBefore);
  }

  /// Returns the location of the error.
  public TextLocation location() {
    return location;
  }

  /// Returns the complete records before the error.
  public List<ParsedRecord> recordsBefore() {
    return recordsBefore;
  }
}
