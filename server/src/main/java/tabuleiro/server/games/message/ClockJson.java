package tabuleiro.server.games.message;

import io.avaje.jsonb.Json;
import java.time.Duration;
import java.util.Optional;
import tabuleiro.server.games.CallerSide;
import tabuleiro.server.live.ClockSnapshot;

/// What a clock shows at some time.
///
/// @param setting such as `5m+3s`, `3d/move` or `off`
/// @param first what the first side has left, in milliseconds; absent without a clock
/// @param second what the second side has left, in milliseconds; absent without a clock
/// @param running the side whose time runs, `first` or `second`; empty when none does
/// @param at when it shows this, by the server's clock, in milliseconds since 1970
@Json
public record ClockJson(
    String setting, Optional<Long> first, Optional<Long> second, String running, long at) {
  /// Returns what a clock shows.
  public static ClockJson of(ClockSnapshot clock) {
    return new ClockJson(
        clock.setting().format(),
        clock.first().map(Duration::toMillis),
        clock.second().map(Duration::toMillis),
        clock.running().map(CallerSide::format).orElse(""),
        clock.atMillis());
  }
}
