package tabuleiro.rules;

/// Thrown when a text describes a position from which no game could continue.
public final class IllegalPositionException extends RulesException {
  private static final long serialVersionUID = 1L;

  /// @param violation what is wrong
  public IllegalPositionException(Violation violation) {
    super(violation);
  }
}
