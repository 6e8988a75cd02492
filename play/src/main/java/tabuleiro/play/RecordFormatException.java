package tabuleiro.play;

import java.util.List;
import tabuleiro.rules.Phrase;

/// Thrown when a text is not a row of records. Its phrase names the line, the column and what is
/// wrong.
public final class RecordFormatException extends PlayException {
  private static final long serialVersionUID = 1L;

  private final transient Place place;
  private final transient List<ParsedRecord> before;

  /// Says what is wrong, and where.
  ///
  /// @param before the games that ended before the place
  RecordFormatException(Place place, List<ParsedRecord> before, Phrase problem) {
    // As text, because numbers in phrases are grouped by thousands.
    super(
        Phrase.of(
            "record.at", String.valueOf(place.line()), String.valueOf(place.column()), problem));
    this.place = place;
    this.before = List.copyOf(before);
  }

  /// Returns where the text is wrong.
  public Place place() {
    return place;
  }

  /// Returns the games before the place.
  public List<ParsedRecord> before() {
    return before;
  }
}
