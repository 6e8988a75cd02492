package tabuleiro.rules;

/// Thrown when the text of a position is malformed: its rows, squares, letters or numbers are
/// wrong.
public final class PositionFormatException extends RulesException {
  private static final long serialVersionUID = 1L;

  /// @param violation what is wrong
  public PositionFormatException(Violation violation) {
    super(violation);
  }
}
