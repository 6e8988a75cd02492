package tabuleiro.online.message;

import io.avaje.jsonb.Json;
import java.util.Optional;

/// A reading of a game's clock.
///
/// @param setting the time control, such as `5m+3s` or `off`
/// @param first the remaining time of the first side, in milliseconds; absent without a clock
/// @param second the remaining time of the second side, in milliseconds; absent without a clock
/// @param running the side whose time runs, `first` or `second`; empty when none does
/// @param firstMove how long the side to move has for its first move, in milliseconds; absent when
///   that time does not run
@Json
public record ClockReading(
    String setting,
    Optional<Long> first,
    Optional<Long> second,
    String running,
    Optional<Long> firstMove) {}
