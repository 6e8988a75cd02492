package tabuleiro.app.json;

import io.avaje.jsonb.Json;
import java.util.Optional;

/// The engine's result in its fixed search task.
///
/// @param nodes the node count: a part of the engine's signature
/// @param nodesPerSecond the speed on one thread; empty, like all that follows, when only the
///   signature is wanted
/// @param evaluationNanos the nanoseconds of one static evaluation; empty for a game without
///   evaluators
/// @param nodesPerSecondWithoutNetwork the speed with the fitted weights alone; empty for a game
///   without a network
/// @param evaluationNanosWithoutNetwork the same of an evaluation
@Json
public record SearchBenchJson(
    String game,
    long nodes,
    Optional<Long> nodesPerSecond,
    Optional<Long> evaluationNanos,
    Optional<Long> nodesPerSecondWithoutNetwork,
    Optional<Long> evaluationNanosWithoutNetwork) {}
