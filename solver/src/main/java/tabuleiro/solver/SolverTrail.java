package tabuleiro.solver;

import tabuleiro.rules.Trail;

/// A [Trail] with what a solver needs: keys, layers, cheap values and an order of moves. Not safe
/// for several threads.
///
/// Law: positions of one game with equal keys have equal values.
///
/// [#position()], [#outcome()] and [#hash()] build a [tabuleiro.rules.Position] and are slow; a
/// search asks [#isOver()], [#knownValue()] and [#key()] instead.
public interface SolverTrail extends Trail {
  /// Starts a new trail at a position that has the key. Of the symmetric positions that share the
  /// key an arbitrary but fixed one is chosen.
  ///
  /// Precondition: a trail of the same game has returned the key.
  ///
  /// @throws UnsupportedOperationException when the game does not have [SolverGame#hasExactKeys()]
  void setPosition(long key);

  /// Returns whether the game is over.
  boolean isOver();

  /// Returns the game-theoretic value where it is cheap to know, because the game is over or
  /// because an endgame rule decides it; otherwise [GameValue#UNKNOWN].
  GameValue knownValue();

  /// Returns a heuristic score for the side to move; higher is better. It only orders moves: the
  /// move that leaves the opponent the lowest score is tried first. The history heuristic is worth
  /// up to 128 on this scale.
  int moveOrderScore();

  /// Writes the legal moves in an order that depends on the position only. The codes are those of
  /// [tabuleiro.rules.Position#generateMoves(int[], int)].
  ///
  /// Precondition: the game is not over.
  ///
  /// @return the offset after the last move
  @Override
  int generateMoves(int[] buffer, int offset);

  /// Writes the legal moves without some that lose at once, in an order that depends on the
  /// position only. Writes no move when all of them lose at once.
  ///
  /// Precondition: [#knownValue()] is [GameValue#UNKNOWN].
  ///
  /// @return the offset after the last move
  default int generateCandidates(int[] buffer, int offset) {
    return generateMoves(buffer, offset);
  }

  /// Returns the key of the position, at least 1. Positions that a symmetry of the board maps onto
  /// each other, with the exchange of sides where the game allows it, have the same key. With
  /// [SolverGame#hasExactKeys()] all other positions have other keys; otherwise the key is a hash.
  long key();

  /// Returns the layer of the position, from 0 to [SolverGame#layerCount()] - 1. Every move leads
  /// to a higher layer.
  int layer();
}
