package tabuleiro.server.event;

import java.util.Optional;
import tabuleiro.rules.Side;

/// Who did something in a game: one of the two seats, or the server.
public enum Actor {
  /// The seat of the first side.
  FIRST,
  /// The seat of the second side.
  SECOND,
  /// The server itself.
  SERVER;

  /// Returns the author who sits in the seat of a side.
  public static Actor of(Side side) {
    return side == Side.FIRST ? FIRST : SECOND;
  }

  /// Returns the side whose seat it is; empty for the server.
  public Optional<Side> side() {
    return switch (this) {
      case FIRST -> Optional.of(Side.FIRST);
      case SECOND -> Optional.of(Side.SECOND);
      case SERVER -> Optional.empty();
    };
  }
}
