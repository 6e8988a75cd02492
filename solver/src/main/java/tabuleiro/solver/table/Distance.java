package tabuleiro.solver.table;

import tabuleiro.solver.GameValue;

/// The result and the length of a game with perfect play: the winner wins as soon as possible, the
/// loser holds out as long as possible, and in a draw both sides play on as long as possible.
///
/// @param value the value for the side to move, not unknown
/// @param plies the number of plies to the end of the game, from 0 to [#MAX_PLIES]
public record Distance(GameValue value, int plies) {
  /// The largest number of plies that a code can hold.
  public static final int MAX_PLIES = 83;

  /// Marks the absence of a distance; no distance has this code.
  public static final int NO_CODE = 0;

  private static final int LOSS = 1;
  private static final int DRAW = LOSS + MAX_PLIES + 1;
  private static final int WIN = 255;

  /// Returns the code, from 1 to 255. The greater of two codes is better for the side to move.
  ///
  /// @throws IllegalStateException when there are more than [#MAX_PLIES] plies
  public int code() {
    if (plies > MAX_PLIES) {
      throw new IllegalStateException(
          plies + " plies are more than a distance code can hold, " + MAX_PLIES);
    }
    return switch (value) {
      case LOSS -> LOSS + plies;
      case DRAW -> DRAW + plies;
      case WIN -> WIN - plies;
      case UNKNOWN -> throw new IllegalStateException("an unknown value has no distance code");
    };
  }

  /// Returns the distance that a code stands for.
  ///
  /// @param code from 1 to 255
  public static Distance of(int code) {
    if (code >= DRAW + MAX_PLIES + 1) {
      return new Distance(GameValue.WIN, WIN - code);
    }
    return code >= DRAW
        ? new Distance(GameValue.DRAW, code - DRAW)
        : new Distance(GameValue.LOSS, code - LOSS);
  }

  /// Returns the distance of the position one ply earlier, for the other side.
  public Distance onePlyEarlier() {
    return new Distance(value.opposite(), plies + 1);
  }
}
