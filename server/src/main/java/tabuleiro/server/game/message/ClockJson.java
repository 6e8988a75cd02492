package tabuleiro.server.game.message;

import io.avaje.jsonb.Json;
import java.time.Duration;
import java.util.Optional;
import tabuleiro.rules.Side;
import tabuleiro.server.game.live.ClockSnapshot;

/// A reading of a game's clock.
///
/// @param setting the time control, such as `5m+3s`, `3d/move` or `off`; with time odds the first
///   side's and the second's, such as `10m,3m`
/// @param first the remaining time of the first side, in milliseconds; absent without a clock
/// @param second the remaining time of the second side, in milliseconds; absent without a clock
/// @param running the side whose time runs, `first` or `second`; empty when none does
/// @param firstMove how long the side to move has for its first move, in milliseconds; absent when
///   that time does not run
/// @param at the server's time of the reading, in milliseconds since 1970
@Json
public record ClockJson(
    String setting,
    Optional<Long> first,
    Optional<Long> second,
    String running,
    Optional<Long> firstMove,
    long at) {
  /// Returns a reading as JSON.
  public static ClockJson of(ClockSnapshot clock) {
    return new ClockJson(
        clock.settings().format(),
        clock.first().map(Duration::toMillis),
        clock.second().map(Duration::toMillis),
        clock.running().map(Side::key).orElse(""),
        clock.firstMoveDeadline().map(deadline -> Math.max(0, deadline - clock.atMillis())),
        clock.atMillis());
  }
}
