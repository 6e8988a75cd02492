package tabuleiro.engine.jostle;

import java.util.List;
import java.util.stream.Stream;
import tabuleiro.engine.evaluation.Term;

/// The names of the terms of Jostle's evaluation: those of [JostleSideTerm], then those of
/// [JostleNeighbourTerms], for square boards; then the same, with the prefix `hex-`, for the
/// hexagon. With six neighbours and free squares in the block, the same counts have other weights
/// there. The terms of the other kind of board are 0.
final class JostleTerms {
  private static final List<String> OF_BOARD =
      Stream.concat(
              Term.keys(JostleSideTerm.values()).stream(), JostleNeighbourTerms.NAMES.stream())
          .toList();

  /// The names of all terms, in order.
  static final List<String> NAMES =
      Stream.concat(OF_BOARD.stream(), OF_BOARD.stream().map(name -> "hex-" + name)).toList();

  /// The number of terms of each kind of board.
  static final int COUNT_OF_BOARD = OF_BOARD.size();

  private JostleTerms() {}

  /// Returns the index of the first term of a board.
  static int first(JostleBitboards board) {
    return board.axisCount() == 2 ? 0 : COUNT_OF_BOARD;
  }
}
