package tabuleiro.solver;

/// The game-theoretic value of a position: the result with perfect play by both sides, for the side
/// to move. In ascending order except for [#UNKNOWN].
public enum GameValue {
  UNKNOWN,
  LOSS,
  DRAW,
  WIN;

  /// Returns the value of the same position for the other side.
  public GameValue opposite() {
    return switch (this) {
      case LOSS -> WIN;
      case WIN -> LOSS;
      case DRAW, UNKNOWN -> this;
    };
  }
}
