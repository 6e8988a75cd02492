package tabuleiro.play.players;

import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import tabuleiro.rules.Position;

/// A request to a player to choose a move.
///
/// @param position the current position, which is not terminal
/// @param limits the limits of the search; a player that does not search ignores them
/// @param random the source of random choices
/// @param stop on request, the player returns its best move so far at once
/// @param listener receives search information on the searching thread; it must return quickly
public record MoveRequest(
    Position position,
    MoveLimits limits,
    RandomGenerator random,
    StopSignal stop,
    Consumer<SearchInfo> listener) {
  /// Returns a request without a stop signal and without a listener.
  public static MoveRequest of(Position position, MoveLimits limits, RandomGenerator random) {
    return new MoveRequest(position, limits, random, new StopSignal(), info -> {});
  }

  /// Returns this request with other limits.
  public MoveRequest withLimits(MoveLimits other) {
    return new MoveRequest(position, other, random, stop, listener);
  }
}
