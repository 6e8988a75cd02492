package tabuleiro.rules;

import java.util.OptionalDouble;
import tabuleiro.rules.board.Board;

/// A game with a fixed variant: "Talpa 8x8", not "Talpa". Immutable.
public interface Game {
  /// Returns the name of this game and variant.
  GameId id();

  /// Returns the board: its shape, and the names and coordinates of its cells.
  Board board();

  /// Returns the initial position.
  ///
  /// @param seed determines a random start; ignored where the initial position is always the same
  Position start(long seed);

  /// Returns whether the initial position depends on the seed.
  default boolean hasRandomStart() {
    return false;
  }

  /// Parses the text of a position, as [Position#format()] writes it.
  ///
  /// @throws PositionFormatException when the text is malformed
  /// @throws IllegalPositionException when no game could continue from the described position
  Position parse(String text);

  /// Returns an upper bound on the number of plies of a game from the initial position.
  int maxPlies();

  /// Returns an upper bound on the number of legal moves in any position: a buffer of this length
  /// is large enough for [Position#generateMoves(int[], int)] with offset 0.
  int maxMoves();

  /// Returns whether each side wins by joining two opposite edges of a board of squares: the first
  /// side top and bottom, the second side left and right. Screens draw these edges in the colours
  /// of the sides.
  default boolean joinsEdges() {
    return false;
  }

  /// Returns whether a move can be the removal of one of the mover's pieces: then its click path is
  /// one cell. Pages let players prepare such a move while the opponent thinks.
  default boolean hasRemovals() {
    return false;
  }

  /// Returns whether the rules can end a game in a draw. Players may agree on a draw in any game.
  default boolean hasDraws() {
    return true;
  }

  /// Returns the decimal logarithm of an upper bound on the number of positions, computed from the
  /// numbers of cells and pieces alone; empty where no bound is known. The bound includes positions
  /// that cannot be reached, and excludes counters such as the number of plies.
  default OptionalDouble positionCountLog10() {
    return OptionalDouble.empty();
  }
}
