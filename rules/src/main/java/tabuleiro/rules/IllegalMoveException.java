package tabuleiro.rules;

/// Thrown when the rules forbid a move.
public final class IllegalMoveException extends RulesException {
  private static final long serialVersionUID = 1L;

  /// @param violation what is wrong
  public IllegalMoveException(Violation violation) {
    super(violation);
  }
}
