package tabuleiro.app.json;

import io.avaje.jsonb.Json;

/// The result of one fixed solver task.
///
/// @param method `weak` or `strong`
/// @param after the number of random moves before the position
/// @param value the value for the side to move: `win`, `draw` or `loss`
/// @param count the nodes of the weak solver, or the positions of the strong solver
/// @param checksum over the layers of the strong solver; 0 for the weak solver
@Json
public record SolverBenchJson(
    String method,
    String game,
    String variant,
    int after,
    String value,
    long count,
    long checksum) {}
