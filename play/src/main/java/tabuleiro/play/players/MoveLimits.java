package tabuleiro.play.players;

import java.util.Optional;

/// The limits of a search for a move. The player stops at the first limit that it reaches.
/// Immutable.
///
/// @param moveMillis the time for this move, in milliseconds
/// @param nodes the maximum number of positions to visit
/// @param depth the maximum full-width search depth, in plies
/// @param remainingTime the remaining time on the player's clock; empty without a clock
public record MoveLimits(
    long moveMillis, long nodes, int depth, Optional<RemainingTime> remainingTime) {
  /// No limit: the player searches until it receives a stop signal or has solved the position.
  public static final MoveLimits NONE =
      new MoveLimits(Long.MAX_VALUE, Long.MAX_VALUE, Integer.MAX_VALUE, Optional.empty());

  /// The remaining time on a clock.
  ///
  /// @param millis the time for the rest of the game, in milliseconds
  /// @param incrementMillis the increment for each move, in milliseconds
  public record RemainingTime(long millis, long incrementMillis) {}

  /// Checks the limits.
  ///
  /// @throws IllegalArgumentException when the time is negative, or the nodes or the depth are less
  ///   than 1
  public MoveLimits {
    if (moveMillis < 0 || nodes < 1 || depth < 1) {
      throw new IllegalArgumentException(
          "invalid limits: moveMillis " + moveMillis + ", nodes " + nodes + ", depth " + depth);
    }
  }

  /// Returns limits with only a time for the move.
  public static MoveLimits ofMillis(long moveMillis) {
    return NONE.withMillis(moveMillis);
  }

  /// Returns limits with only a number of positions.
  public static MoveLimits ofNodes(long nodes) {
    return NONE.withNodes(nodes);
  }

  /// Returns limits with only a depth in plies.
  public static MoveLimits ofDepth(int depth) {
    return new MoveLimits(Long.MAX_VALUE, Long.MAX_VALUE, depth, Optional.empty());
  }

  /// Returns limits with only a clock.
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

  /// Returns what is left of these limits after a search; empty when nothing is.
  ///
  /// @param usedNodes the positions that it has visited
  /// @param usedMillis the milliseconds that it has taken
  public Optional<MoveLimits> rest(long usedNodes, long usedMillis) {
    if (usedNodes >= nodes || usedMillis >= moveMillis) {
      return Optional.empty();
    }
    MoveLimits rest = this;
    if (nodes != Long.MAX_VALUE) {
      rest = rest.withNodes(nodes - usedNodes);
    }
    if (moveMillis != Long.MAX_VALUE) {
      rest = rest.withMillis(moveMillis - usedMillis);
    }
    if (remainingTime.isPresent()) {
      RemainingTime left = remainingTime.get();
      rest = rest.withRemaining(Math.max(0, left.millis() - usedMillis), left.incrementMillis());
    }
    return Optional.of(rest);
  }

  /// Returns whether a clock or a time for the move limits the search.
  public boolean isTimed() {
    return moveMillis != Long.MAX_VALUE || remainingTime.isPresent();
  }
}
