package tabuleiro.play.players;

import java.util.Optional;

/// When a player has to stop thinking: at whichever limit it reaches first. Immutable.
///
/// @param moveMillis the time for this move, in milliseconds
/// @param nodes positions to visit
/// @param depth plies to search completely
/// @param remainingTime what is left on the player's clock; empty without a clock
public record MoveLimits(
    long moveMillis, long nodes, int depth, Optional<RemainingTime> remainingTime) {
  /// No limit: the player thinks until it is told to stop, or knows all.
  public static final MoveLimits NONE =
      new MoveLimits(Long.MAX_VALUE, Long.MAX_VALUE, Integer.MAX_VALUE, Optional.empty());

  /// What is left on a clock.
  ///
  /// @param millis the time for the rest of the game, in milliseconds
  /// @param incrementMillis what each move adds to it
  public record RemainingTime(long millis, long incrementMillis) {}

  /// Checks the limits.
  ///
  /// @throws IllegalArgumentException when one is negative, or there is no node or ply
  public MoveLimits {
    if (moveMillis < 0 || nodes < 1 || depth < 1) {
      throw new IllegalArgumentException("limits " + moveMillis + " " + nodes + " " + depth);
    }
  }

  /// Returns the limit of a time for the move.
  public static MoveLimits ofMillis(long moveMillis) {
    return NONE.withMillis(moveMillis);
  }

  /// Returns the limit of a number of positions.
  public static MoveLimits ofNodes(long nodes) {
    return NONE.withNodes(nodes);
  }

  /// Returns the limit of a depth in plies.
  public static MoveLimits ofDepth(int depth) {
    return new MoveLimits(Long.MAX_VALUE, Long.MAX_VALUE, depth, Optional.empty());
  }

  /// Returns the limits of a clock.
  public static MoveLimits ofClock(long millis, long incrementMillis) {
    return NONE.withRemaining(millis, incrementMillis);
  }

  /// Returns these limits, with another time for the move.
  public MoveLimits withMillis(long millis) {
    return new MoveLimits(millis, nodes, depth, remainingTime);
  }

  /// Returns these limits, with another number of positions.
  public MoveLimits withNodes(long most) {
    return new MoveLimits(moveMillis, most, depth, remainingTime);
  }

  /// Returns these limits, with another clock.
  public MoveLimits withRemaining(long millis, long incrementMillis) {
    RemainingTime left = new RemainingTime(millis, incrementMillis);
    return new MoveLimits(moveMillis, nodes, depth, Optional.of(left));
  }

  /// Returns whether a clock or a time for the move limits the thinking.
  public boolean isTimed() {
    return moveMillis != Long.MAX_VALUE || remainingTime.isPresent();
  }
}
