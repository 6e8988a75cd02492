package tabuleiro.games.trench;

import java.util.Locale;

/// The ranks, from the lowest (rules 2 and 4).
enum TrenchRank {
  SOLDIER('s', 6, 4),
  SERGEANT('t', 4, 5),
  CAPTAIN('c', 3, 6),
  COLONEL('k', 2, 7),
  GENERAL('g', 1, 8);

  private static final TrenchRank[] RANKS = values();

  private final char letter;
  private final int count;
  private final int directions;

  TrenchRank(char letter, int count, int directions) {
    this.letter = letter;
    this.count = count;
    this.directions = directions;
  }

  /// Returns the rank whose pieces reach `reach` squares, 1 to 5.
  static TrenchRank ofReach(int reach) {
    return RANKS[reach - 1];
  }

  /// Returns the rank of a letter of White's pieces.
  ///
  /// @throws IllegalArgumentException when no rank has it
  static TrenchRank ofLetter(char letter) {
    for (TrenchRank rank : RANKS) {
      if (rank.letter == letter) {
        return rank;
      }
    }
    throw new IllegalArgumentException("no rank has the letter " + letter);
  }

  /// Returns how many squares a piece reaches.
  int reach() {
    return ordinal() + 1;
  }

  /// Returns the number of pieces of this rank that a side has at the start.
  int count() {
    return count;
  }

  /// Returns the number of directions in which a piece may go.
  int directions() {
    return directions;
  }

  /// Returns the letter of White's pieces in position texts.
  char letter() {
    return letter;
  }

  /// Returns the kind of piece, the key for messages and pictures, such as `soldier`.
  String kind() {
    return name().toLowerCase(Locale.ROOT);
  }
}
