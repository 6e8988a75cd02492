package tabuleiro.solver;

/// How a game ends from a position when nobody errs, as the side to move there sees it. Ascending
/// but for [#UNKNOWN].
public enum GameValue {
  UNKNOWN,
  LOSS,
  DRAW,
  WIN;

  /// Returns the value of the same position as the other side sees it.
  public GameValue opposite() {
    return switch (this) {
      case LOSS -> WIN;
      case WIN -> LOSS;
      case DRAW, UNKNOWN -> this;
    };
  }
}
