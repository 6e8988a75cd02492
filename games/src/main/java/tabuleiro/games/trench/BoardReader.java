package tabuleiro.games.trench;

import java.util.List;
import tabuleiro.rules.IllegalPositionException;
import tabuleiro.rules.PositionFormatException;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violation;
import tabuleiro.rules.Violations;

/// Reads the rows of a position text.
final class BoardReader {
  /// The squares of each side, and those of each rank of both.
  private final long[] ofSide = new long[2];

  private final long[] ofRank = new long[Rank.values().length];

  /// Reads the rows.
  ///
  /// @throws PositionFormatException when they are not eight rows of eight squares
  BoardReader(String text) {
    List<String> rows = List.of(text.split("/", -1));
    if (rows.size() != Squares.SIZE) {
      throw new PositionFormatException(Violations.rowCount(Squares.SIZE, rows.size()));
    }
    for (int i = 0; i < Squares.SIZE; i++) {
      readRow(rows.get(i), i + 1);
    }
  }

  /// Reads a row; rows count from the top, starting at 1. Digits in a row are one number.
  private void readRow(String text, int row) {
    int column = 0;
    int empty = 0;
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      if (letter >= (empty == 0 ? '1' : '0') && letter <= '9') {
        // Beyond any board, more digits make no difference.
        empty = Math.min(1000, 10 * empty + letter - '0');
      } else {
        column += empty;
        empty = 0;
        if (!put(letter, row, column++)) {
          String unknown = Character.toString(text.codePointAt(i));
          throw new PositionFormatException(Violations.unknownLetter(unknown, row));
        }
      }
    }
    column += empty;
    if (column != Squares.SIZE) {
      throw new PositionFormatException(Violations.rowLength(row, Squares.SIZE, column));
    }
  }

  /// Puts a piece on the board, if the row has not left it, and returns whether the letter is one.
  private boolean put(char letter, int row, int column) {
    for (Rank rank : Rank.values()) {
      boolean isSecond = letter == rank.letter();
      if (isSecond || letter == Character.toUpperCase(rank.letter())) {
        if (column < Squares.SIZE) {
          long square = Squares.bit(Squares.SIZE * (Squares.SIZE - row) + column);
          ofSide[isSecond ? 1 : 0] |= square;
          ofRank[rank.ordinal()] |= square;
        }
        return true;
      }
    }
    return false;
  }

  /// Checks that no side has more pieces than rule 2 gives it, and that there are any.
  ///
  /// @throws IllegalPositionException when that is not so
  void checkCounts() {
    for (Side side : Side.values()) {
      for (Rank rank : Rank.values()) {
        int count = Long.bitCount(ofSide[side.ordinal()] & ofRank[rank.ordinal()]);
        if (count > rank.count()) {
          throw new IllegalPositionException(
              Violation.of("2", "too-many-" + rank.kind(), side, rank.count(), count));
        }
      }
    }
    if ((ofSide[0] | ofSide[1]) == 0) {
      throw new IllegalPositionException(Violation.of("2", "no-pieces"));
    }
  }

  /// Returns the position of these rows.
  TrenchPosition position(
      TrenchGame game,
      Side sideToMove,
      int pointsOfFirst,
      int pointsOfSecond,
      int plies,
      int pliesSinceCapture) {
    long hash = sideToMove == Side.FIRST ? 0 : Keys.TURN;
    for (Side side : Side.values()) {
      for (Rank rank : Rank.values()) {
        hash ^= Keys.ofAll(side, rank.reach(), ofSide[side.ordinal()] & ofRank[rank.ordinal()]);
      }
    }
    return new TrenchPosition(
        game,
        sideToMove,
        ofSide[0],
        ofSide[1],
        reaching(2),
        reaching(3),
        reaching(4),
        reaching(5),
        pointsOfFirst,
        pointsOfSecond,
        plies,
        pliesSinceCapture,
        hash);
  }

  private long reaching(int squares) {
    long set = 0;
    for (int reach = squares; reach <= ofRank.length; reach++) {
      set |= ofRank[reach - 1];
    }
    return set;
  }
}
