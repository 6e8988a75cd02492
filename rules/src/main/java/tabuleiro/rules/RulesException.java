package tabuleiro.rules;

/// Thrown when input contradicts the rules of a game. It carries a violation, which the module
/// `text` formats. The object that throws it is unchanged.
public abstract sealed class RulesException extends RuntimeException
    permits MoveFormatException,
        IllegalMoveException,
        PositionFormatException,
        IllegalPositionException {
  private static final long serialVersionUID = 1L;

  private final transient Violation violation;

  RulesException(Violation violation) {
    super(violation.toString());
    this.violation = violation;
  }

  /// Returns the broken rule and what is wrong.
  public Violation violation() {
    return violation;
  }
}
