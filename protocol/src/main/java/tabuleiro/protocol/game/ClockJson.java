package tabuleiro.protocol.game;

import io.avaje.jsonb.Json;
import java.util.Optional;
import tabuleiro.protocol.operation.OneOf;
import tabuleiro.protocol.position.SideKey;

/// The clocks, in milliseconds.
///
/// @param timeControl the time control: off, 5m+3s or 3d/move; with time odds both, the first
///   side's first: 10m,3m
/// @param firstMillis the time left of the first side
/// @param secondMillis the time left of the second side
/// @param running the side whose clock runs; empty when none does
/// @param firstMoveMillis the time that the side to move has left for its first move, when that
///   time runs: in live games between people, until both sides have made their first move
/// @param timeMillis the time of the server at which these values are right
@Json
public record ClockJson(
    String timeControl,
    Optional<Long> firstMillis,
    Optional<Long> secondMillis,
    @OneOf(of = SideKey.class, value = "") String running,
    Optional<Long> firstMoveMillis,
    long timeMillis) {}
