package tabuleiro.solver.table;

import tabuleiro.solver.Value;

/// How a game ends, and after how many plies, when nobody errs: the winner wins as soon as
/// possible, the loser holds out as long as possible, and in a draw both play on as long as
/// possible.
///
/// @param value as the side to move sees it, not unknown
/// @param plies to the end of the game, from 0 to [#MOST_PLIES]
public record Distance(Value value, int plies) {
  /// The most plies that a code can say.
  public static final int MOST_PLIES = 83;

  /// The code of no distance.
  public static final int NONE = 0;

  private static final int LOSS = 1;
  private static final int DRAW = LOSS + MOST_PLIES + 1;
  private static final int WIN = 255;

  /// Returns the code, from 1 to 255: of two codes the greater is better for the side to move.
  ///
  /// @throws IllegalStateException when there are more than [#MOST_PLIES]
  public int code() {
    if (plies > MOST_PLIES) {
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
    if (code >= DRAW + MOST_PLIES + 1) {
      return new Distance(Value.WIN, WIN - code);
    }
    return code >= DRAW
        ? new Distance(Value.DRAW, code - DRAW)
        : new Distance(Value.LOSS, code - LOSS);
  }

  /// Returns the distance a ply earlier, as the other side sees it.
  public Distance before() {
    return new Distance(value.opposite(), plies + 1);
  }
}
