package tabuleiro.protocol.puzzle;

import io.avaje.jsonb.Json;
import java.util.Optional;

/// A run against the clock.
///
/// @param id the id
/// @param answered how many puzzles were answered
/// @param solved how many of them were solved
/// @param remainingMillis the milliseconds that are left; 0 when the run is over
/// @param puzzle the puzzle to solve now; missing when the run is over
/// @param best the player's best result, with this run
@Json
public record StormJson(
    String id,
    int answered,
    int solved,
    long remainingMillis,
    Optional<PuzzleTaskJson> puzzle,
    int best) {}
