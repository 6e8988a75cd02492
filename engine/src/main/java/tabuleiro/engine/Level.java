package tabuleiro.engine;

import java.util.Optional;

/// How strong the computer plays. Up to level 8 a level is fixed by the positions it looks at, and
/// not by time, so that it is the same on every machine.
///
/// @param number 1 to 9
/// @param nodes positions it looks at in each move; as many as time allows at full strength
/// @param temperature how far, in hundredths, a move may be below the best to be still played about
///   a third as often; 0 plays the best alone
public record Level(int number, long nodes, int temperature) {
  /// The lowest level, which plays at random.
  public static final int LOWEST = 1;

  /// The highest level, which plays at full strength.
  public static final int HIGHEST = 9;

  // A guess, until a round robin has been played.
  private static final long[] NODES = {0, 0, 50, 150, 500, 1_500, 5_000, 15_000, 50_000};
  private static final int[] TEMPERATURES = {0, 0, 300, 200, 140, 100, 70, 50, 30};

  /// Returns the level of a number.
  ///
  /// @throws IllegalArgumentException when it is not one from 1 to 9
  public static Level of(int number) {
    if (number < LOWEST || number > HIGHEST) {
      throw new IllegalArgumentException("no level " + number);
    }
    if (number == HIGHEST) {
      return new Level(number, Long.MAX_VALUE, 0);
    }
    return new Level(number, NODES[number], TEMPERATURES[number]);
  }

  /// Returns the level that a text names, or empty when it names none.
  public static Optional<Level> of(String text) {
    return text.matches("[1-9]") ? Optional.of(of(Integer.parseInt(text))) : Optional.empty();
  }

  /// Returns whether it plays without looking.
  public boolean isRandom() {
    return number == LOWEST;
  }

  /// Returns whether it plays as well as it can.
  public boolean isFull() {
    return number == HIGHEST;
  }
}
