package tabuleiro.rules;

import java.util.List;
import java.util.Optional;

/// A position of a game with everything that the rules need to continue it. Immutable, hence safe
/// to share between threads. Two positions of the same game are equal if and only if their texts
/// are.
///
/// Law: a position has legal moves if and only if its outcome is ongoing.
///
/// A move is an `int` whose encoding only its own game knows. It never leaves the process: records,
/// storage and network hold its text. 0 is "no move".
public interface Position {
  /// Returns the game.
  Game game();

  /// Returns the side to move, also after the end of the game.
  Side sideToMove();

  /// Returns what the rules say about this position.
  Outcome outcome();

  /// Returns a Zobrist hash: equal for equal positions, whatever moves led to them.
  long hash();

  /// Writes the legal moves into `buffer`, starting at `offset`, in an order that depends on the
  /// position alone. Writes none when the game is over.
  ///
  /// Precondition: the buffer has room for [Game#maxMoves()] moves from `offset`.
  ///
  /// @return the offset after the last move
  int generateMoves(int[] buffer, int offset);

  /// Returns the number of legal moves, without generating them.
  int countMoves();

  /// Returns the move that [#generateMoves(int[], int)] writes at `index`, without generating the
  /// others.
  ///
  /// Precondition: `0 <= index < countMoves()`.
  int moveAt(int index);

  /// Returns the position after a move that is known to be legal, such as a generated one. The
  /// result for any other number is undefined.
  Position playUnchecked(int move);

  /// Returns the position after `move`.
  ///
  /// @throws IllegalMoveException when the number is not a legal move in this position
  default Position play(int move) {
    if (!isLegal(move)) {
      throw new IllegalMoveException(Violations.illegalMove());
    }
    return playUnchecked(move);
  }

  /// Returns whether a number is a legal move in this position; any number is allowed.
  default boolean isLegal(int move) {
    int[] moves = legalMoves();
    for (int legal : moves) {
      if (legal == move) {
        return true;
      }
    }
    return false;
  }

  /// Returns the legal moves in a new array, in the order of generation.
  default int[] legalMoves() {
    int[] moves = new int[countMoves()];
    int[] buffer = new int[game().maxMoves()];
    generateMoves(buffer, 0);
    System.arraycopy(buffer, 0, moves, 0, moves.length);
    return moves;
  }

  /// Returns a new mutable variation that begins in this position, for searches and random games.
  default Trail trail() {
    return new PositionTrail(this);
  }

  /// Returns the text of this position, which [Game#parse(String)] parses.
  String format();

  /// Parses the text of a move.
  ///
  /// @throws MoveFormatException when the text is malformed
  /// @throws IllegalMoveException when the rules forbid the move; it names the rule
  int parseMove(String text);

  /// Returns the text of a legal move.
  String formatMove(int move);

  /// Returns a legal move as data: the click path that enters it, and its effects.
  Action decode(int move);

  /// Returns the rule that `path` violates, or empty when the click path of some legal move begins
  /// with it. The empty path violates no rule while the game is ongoing.
  Optional<Violation> findViolation(List<ClickTarget> path);

  /// Returns the next step of entering a move one value at a time, as the programs of the original
  /// reports did: the next question, the complete move, or a resignation.
  ///
  /// @param answers the answers so far; earlier calls accepted all but the last
  /// @throws MoveFormatException when the last answer has the wrong type or range
  /// @throws IllegalMoveException when the rules forbid what the last answer asks for
  MovePrompt prompt(List<String> answers);

  /// Returns everything that a screen draws of this position.
  Scene scene();
}
