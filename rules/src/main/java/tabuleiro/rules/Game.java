package tabuleiro.rules;

import java.util.OptionalDouble;
import tabuleiro.rules.board.Board;

/// A game with its variant fixed: "Talpa 8x8", not "Talpa". Immutable.
public interface Game {
  /// Returns the name of this game and variant.
  GameId id();

  /// Returns the board: its shape, and the names and places of its cells.
  Board board();

  /// Returns the position in which a game begins.
  ///
  /// @param seed fixes a drawn set-up, and is ignored where the start is always the same
  Position start(long seed);

  /// Returns whether the start depends on the seed.
  default boolean hasRandomStart() {
    return false;
  }

  /// Reads a position text, as [Position#format()] writes it.
  ///
  /// @throws PositionFormatException when the text is no position text
  /// @throws IllegalPositionException when no game could go on from what the text describes
  Position parse(String text);

  /// Returns a bound on the number of plies of a game from the start.
  int maxPlies();

  /// Returns a bound on the number of legal moves in any position: a buffer of this length, from
  /// offset 0, is large enough for [Position#generateMoves(int[], int)].
  int maxMoves();

  /// Returns an upper bound on the number of positions, reckoned from the counts of the board and
  /// the pieces alone, as a decimal logarithm; empty where none is known. Positions that cannot
  /// come about are counted too; counters and clocks are not.
  default OptionalDouble positionCountLog10() {
    return OptionalDouble.empty();
  }
}
