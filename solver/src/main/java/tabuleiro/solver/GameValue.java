package tabuleiro.solver;

import java.util.Optional;
import tabuleiro.rules.Side;

/// The game-theoretic value of a position: the result with perfect play by both sides, for the side
/// to move. In ascending order except for [#UNKNOWN].
public enum GameValue {
  UNKNOWN,
  LOSS,
  DRAW,
  WIN;

  /// Returns the side that wins; empty for a draw and for an unknown value.
  ///
  /// @param toMove the side to move
  public Optional<Side> winner(Side toMove) {
    return switch (this) {
      case WIN -> Optional.of(toMove);
      case LOSS -> Optional.of(toMove.other());
      case DRAW, UNKNOWN -> Optional.empty();
    };
  }

  /// Returns the value of the same position for the other side.
  public GameValue opposite() {
    return switch (this) {
      case LOSS -> WIN;
      case WIN -> LOSS;
      case DRAW, UNKNOWN -> this;
    };
  }
}
