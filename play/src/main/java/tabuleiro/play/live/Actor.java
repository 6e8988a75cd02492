package tabuleiro.play.live;

import java.util.Optional;
import tabuleiro.rules.Side;

/// The origin of an event: one of the two seats, or the server.
public enum Actor {
  /// The player in the first side's seat.
  FIRST,
  /// The player in the second side's seat.
  SECOND,
  /// The server itself.
  SERVER;

  /// Returns the actor in the seat of a side.
  public static Actor of(Side side) {
    return side == Side.FIRST ? FIRST : SECOND;
  }

  /// Returns the actor in the other seat; the server itself for the server.
  public Actor opponent() {
    return switch (this) {
      case FIRST -> SECOND;
      case SECOND -> FIRST;
      case SERVER -> SERVER;
    };
  }

  /// Returns the actor's side; empty for the server.
  public Optional<Side> side() {
    return switch (this) {
      case FIRST -> Optional.of(Side.FIRST);
      case SECOND -> Optional.of(Side.SECOND);
      case SERVER -> Optional.empty();
    };
  }
}
