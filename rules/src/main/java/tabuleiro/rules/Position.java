package tabuleiro.rules;

import java.util.List;
import java.util.Optional;

/// Everything the rules need to go on from a moment of a game. Immutable, hence safe to share
/// between threads; implementations are public, final, and equal when their texts are equal.
///
/// Law: a position has legal moves if and only if its outcome is ongoing.
///
/// A move is an `int` whose bits only its own game understands. It never leaves the process: what
/// is stored and sent is its text. 0 is "no move".
public interface Position {
  /// Returns the game that is played.
  Game game();

  /// Returns the side whose turn it is, also after the end.
  Side sideToMove();

  /// Returns what the rules say of this position.
  Outcome outcome();

  /// Returns a Zobrist hash: equal for equal positions, however they were reached.
  long hash();

  /// Writes the legal moves into `buffer` from `offset` on, in an order fixed for the position, and
  /// returns the end: the offset after the last move. Writes none when the game is over.
  ///
  /// Precondition: the buffer has [Game#maxMoves()] places from `offset` on.
  int generateMoves(int[] buffer, int offset);

  /// Returns the number of legal moves, without listing them.
  int countMoves();

  /// Returns the move that [#generateMoves(int[], int)] writes at place `index`, without listing
  /// the others.
  ///
  /// Precondition: `0 <= index < countMoves()`.
  int moveAt(int index);

  /// Returns the position after a move that is known to be legal, such as one just generated. The
  /// result for any other number is undefined.
  Position playUnchecked(int move);

  /// Returns the position after `move`.
  ///
  /// @throws IllegalMoveException when the number is not a legal move here
  default Position play(int move) {
    if (!isLegal(move)) {
      throw new IllegalMoveException(Violations.illegalMove());
    }
    return playUnchecked(move);
  }

  /// Returns whether the number is a legal move here; any number may be asked.
  default boolean isLegal(int move) {
    int[] moves = legalMoves();
    for (int legal : moves) {
      if (legal == move) {
        return true;
      }
    }
    return false;
  }

  /// Returns a fresh array of the legal moves, in the order of generation.
  default int[] legalMoves() {
    int[] moves = new int[countMoves()];
    int[] buffer = new int[game().maxMoves()];
    generateMoves(buffer, 0);
    System.arraycopy(buffer, 0, moves, 0, moves.length);
    return moves;
  }

  /// Returns a mutable line of play that begins here, for searchers and random games.
  default Trail trail() {
    return new PositionTrail(this);
  }

  /// Returns the text of this position, which [Game#parse(String)] reads back.
  String format();

  /// Returns the legal move that a text means.
  ///
  /// @throws MoveFormatException when the text has not the form of a move
  /// @throws IllegalMoveException when the rules forbid the move; it says which rule
  int parseMove(String text);

  /// Returns the text of a legal move.
  String formatMove(int move);

  /// Returns a legal move as data: the click path that enters it and what it does, in order.
  Action decode(int move);

  /// Returns the rule that forbids going on with the clicks of `path`, or empty when some legal
  /// move's click path begins with them. An empty path is fine while the game goes on.
  Optional<Violation> findViolation(List<ClickTarget> path);

  /// Returns the next step of entering a move one value at a time, as the reports' programs asked
  /// for it: the next question, the move that the answers make up, or that they give the game up.
  ///
  /// @param answers the answers so far; all but the last were accepted by earlier calls
  /// @throws MoveFormatException when the last answer has the wrong type or range
  /// @throws IllegalMoveException when the rules forbid what the last answer asks for
  MovePrompt prompt(List<String> answers);

  /// Returns all that is drawn of this position.
  Scene scene();
}
