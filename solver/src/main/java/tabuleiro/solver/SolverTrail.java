package tabuleiro.solver;

import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// A mutable line of play as solvers follow it: moves are played and undone at its end. Not safe
/// for several threads.
///
/// Law: positions of one game with equal keys have equal values.
public interface SolverTrail {
  /// Returns the position at the end of the line; slow, for people and certificates.
  Position position();

  /// Returns the side to move.
  Side sideToMove();

  /// Begins anew at a position of a key, one of those that are each other's images, and forgets the
  /// line so far.
  ///
  /// Precondition: some line of the game has returned the key.
  ///
  /// @throws UnsupportedOperationException when the keys are no [SolverGame#hasExactKeys()]
  void setPosition(long key);

  /// Returns whether the game is over.
  boolean isOver();

  /// Returns the value of the position at the end of the line where it costs little to know: the
  /// game is over, or a rule of the game's end phase settles it; else [GameValue#UNKNOWN].
  GameValue knownValue();

  /// Returns how well the side to move seems to stand: more is better. It only says in which order
  /// moves are tried, those first that lead to the least for the opponent; a move that always
  /// reached the goal elsewhere is 128 ahead of one that never did.
  int moveOrderScore();

  /// Writes the legal moves, in an order fixed for the position. The codes are those of
  /// [Position#generateMoves(int[], int)], and so is their set.
  ///
  /// Precondition: the game goes on.
  ///
  /// @return the end
  int generateMoves(int[] buffer, int offset);

  /// Writes the legal moves but for some that lose at once, in a fixed order; none where all do.
  ///
  /// Precondition: [#knownValue()] is [GameValue#UNKNOWN].
  ///
  /// @return the end
  default int generateCandidates(int[] buffer, int offset) {
    return generateMoves(buffer, offset);
  }

  /// Plays a legal move.
  void play(int move);

  /// Takes the last move back.
  void undo();

  /// Returns a key of the position, from 1 on: the same for positions that are each other's images
  /// by a symmetry of the board, with the exchange of sides where the game has one. Where
  /// [SolverGame#hasExactKeys()], other positions have other keys; elsewhere the key is a hash.
  long key();

  /// Returns the layer of the position, from 0 to [SolverGame#layerCount()] - 1. A move leads to a
  /// higher layer.
  int layer();
}
