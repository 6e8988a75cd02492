package tabuleiro.rules;

/// Thrown when a text is no position text: wrong rows, squares, letters or numbers.
public final class PositionFormatException extends RulesException {
  private static final long serialVersionUID = 1L;

  /// Says what is wrong.
  public PositionFormatException(Violation violation) {
    super(violation);
  }
}
