package tabuleiro.rules;

/// Thrown when the text of a move is malformed.
public final class MoveFormatException extends RulesException {
  private static final long serialVersionUID = 1L;

  /// @param violation what is wrong
  public MoveFormatException(Violation violation) {
    super(violation);
  }
}
