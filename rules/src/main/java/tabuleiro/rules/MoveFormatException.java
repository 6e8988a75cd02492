package tabuleiro.rules;

/// Thrown when a text has not the form of a move.
public final class MoveFormatException extends RulesException {
  private static final long serialVersionUID = 1L;

  /// Says what is wrong.
  public MoveFormatException(Violation violation) {
    super(violation);
  }
}
