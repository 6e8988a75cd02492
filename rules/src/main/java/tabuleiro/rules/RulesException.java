package tabuleiro.rules;

/// Thrown when something from outside does not fit the rules. It carries what is wrong without
/// words; the state that was asked is unchanged.
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

  /// Returns which rule is broken, and how.
  public Violation violation() {
    return violation;
  }
}
