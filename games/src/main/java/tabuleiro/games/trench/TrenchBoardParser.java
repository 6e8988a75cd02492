package tabuleiro.games.trench;

import tabuleiro.rules.IllegalPositionException;
import tabuleiro.rules.PositionFormatException;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violation;
import tabuleiro.rules.text.BoardRowsText;

/// Parses the rows of a position text.
final class TrenchBoardParser {
  /// The squares of each side, and those of each rank of both.
  private final long[] ofSide = new long[2];

  private final long[] ofRank = new long[TrenchRank.values().length];

  /// Parses the rows.
  ///
  /// @throws PositionFormatException when they are not eight rows of eight squares
  TrenchBoardParser(String text) {
    int[] letters = PositionText.ROWS.parse(text);
    for (int square = 0; square < letters.length; square++) {
      if (letters[square] != BoardRowsText.EMPTY) {
        put(letters[square], square);
      }
    }
  }

  private void put(int letter, int square) {
    boolean isSecond = Character.isLowerCase(letter);
    ofSide[isSecond ? 1 : 0] |= TrenchSquares.bit(square);
    ofRank[TrenchRank.ofLetter((char) Character.toLowerCase(letter)).ordinal()] |=
        TrenchSquares.bit(square);
  }

  /// Requires that no side has more pieces than rule 2 gives it, and that there are pieces.
  ///
  /// @throws IllegalPositionException when this is not the case
  void requireCounts() {
    for (Side side : Side.values()) {
      for (TrenchRank rank : TrenchRank.values()) {
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
    long hash = sideToMove == Side.FIRST ? 0 : TrenchZobristKeys.WHITE_TO_MOVE;
    for (Side side : Side.values()) {
      for (TrenchRank rank : TrenchRank.values()) {
        hash ^=
            TrenchZobristKeys.combinedKeys(
                side, rank.reach(), ofSide[side.ordinal()] & ofRank[rank.ordinal()]);
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
