package tabuleiro.solver.table;

import tabuleiro.solver.GameValue;

/// How a game ends, and after how many plies, when nobody errs: the winner wins as soon as
/// possible, the loser holds out as long as possible, and in a draw both play on as long as
/// possible.
///
/// @param value as the side to move sees it, not unknown
/// @param plies to the end of the game, from 0 to [#MAX_PLIES]
public record Distance(GameValue value, int plies) {
  /// The most plies that a code can say.
  public static final int MAX_PLIES = 83;

  /// The code of no distance.
  public static final int NO_CODE = 0;

  private static final int LOSS = 1;
  private static final int DRAW = LOSS + MAX_PLIES + 1;
  private static final int WIN = 255;

  /// Returns the code, from 1 to 255: of two codes the greater is better for the side to move.
  ///
  /// @throws IllegalStateException when there are more than [#MAX_PLIES]
  public int code() {
    if (plies > MAX_PLIES) {
      throw new IllegalStateException("a game of " + plies + " plies");
    }
    return switch (value) {
      case LOSS -> LOSS + plies;
      case DRAW -> DRAW + plies;
      case WIN -> WIN - plies;
      case UNKNOWN -> throw new IllegalStateException("no value");
    };
  }

  /// Returns what a code says.
  ///
  /// @param code 1 to 255
  public static Distance of(int code) {
    if (code >= DRAW + MAX_PLIES + 1) {
      return new Distance(GameValue.WIN, WIN - code);
    }
    return code >= DRAW
        ? new Distance(GameValue.DRAW, code - DRAW)
        : new Distance(GameValue.LOSS, code - LOSS);
  }

  /// Returns the distance a ply earlier, as the other side sees it.
  public Distance onePlyEarlier() {
    return new Distance(value.opposite(), plies + 1);
  }
}
