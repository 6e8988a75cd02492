package tabuleiro.rules;

/// Thrown when a position text describes something from which no game could go on.
public final class IllegalPositionException extends RulesException {
  private static final long serialVersionUID = 1L;

  /// Says what is wrong.
  public IllegalPositionException(Violation violation) {
    super(violation);
  }
}
