package tabuleiro.engine.morelli;

import java.util.Arrays;
import java.util.Locale;

/// What the priority of a move counts in Morelli, for the side to move. The guessed weights are
/// those of the levels below the highest and of the boards without learned ones.
enum MorelliPriorityTerm {
  /// A frame that the move completes, while the side does not own the Throne.
  TAKES_THRONE(60_000),
  /// The same while it owns the Throne.
  COMPLETES_FRAME(1500),
  /// A frame of the opponent, which owns the Throne, whose last corner the move takes.
  KEEPS_THRONE(6000),
  /// The same while the opponent does not own the Throne.
  SPOILS_FRAME(1000),
  /// A stone that is flipped, up to two.
  FLIPS_STONE(3000),
  /// A third corner of a frame in which the opponent has no stone.
  MAKES_THREE(1200),
  /// A corner of a frame in which the opponent has two corners and the side none.
  STOPS_THREE(800),
  /// A corner that the stone leaves, of a frame with three.
  LEAVES_THREE(-1500),
  /// The band of the cell that the stone goes to.
  TO_BAND_1(0),
  TO_BAND_2(0),
  TO_BAND_3(0),
  TO_BAND_4(0),
  TO_BAND_5(0),
  /// The band of the cell that it leaves.
  FROM_BAND_0(0),
  FROM_BAND_1(0),
  FROM_BAND_2(0),
  FROM_BAND_3(0),
  FROM_BAND_4(0);

  private final int guess;

  MorelliPriorityTerm(int guess) {
    this.guess = guess;
  }

  /// Returns the guessed weights, in the order of the terms.
  static int[] guesses() {
    return Arrays.stream(values()).mapToInt(term -> term.guess).toArray();
  }

  /// Returns the term's name in the text format.
  String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
