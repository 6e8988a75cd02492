package tabuleiro.lab.book;

import tabuleiro.rules.Position;
import tabuleiro.solver.GameValue;

/// What the solver has proven.
@FunctionalInterface
public interface ProvenValues {
  /// Nothing.
  ProvenValues NONE = _ -> GameValue.UNKNOWN;

  /// Returns the value of a position for its side to move, or [GameValue#UNKNOWN].
  GameValue of(Position position);
}
