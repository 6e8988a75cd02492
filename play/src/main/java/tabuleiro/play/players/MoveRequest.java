package tabuleiro.play.players;

import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import tabuleiro.rules.Position;

/// All that a player needs when it is to move.
///
/// @param position in which the game goes on
/// @param limits how long it may think; a player that needs no time does not look at them
/// @param random where its choices by chance come from
/// @param stop when it is requested, the player answers at once with the best move it knows
/// @param listener is told what the player sees, from the thread that thinks; it must not tarry
public record MoveRequest(
    Position position,
    MoveLimits limits,
    RandomGenerator random,
    StopSignal stop,
    Consumer<SearchInfo> listener) {
  /// Returns a turn that nobody stops and nobody listens to.
  public static MoveRequest of(Position position, MoveLimits limits, RandomGenerator random) {
    return new MoveRequest(position, limits, random, new StopSignal(), thought -> {});
  }

  /// Returns this turn, with other limits.
  public MoveRequest withLimits(MoveLimits other) {
    return new MoveRequest(position, other, random, stop, listener);
  }
}
