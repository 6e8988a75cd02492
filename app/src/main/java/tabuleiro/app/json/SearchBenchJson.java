package tabuleiro.app.json;

import io.avaje.jsonb.Json;

/// The engine's result in its fixed search task.
///
/// @param nodes the node count: a part of the engine's signature
/// @param nodesPerSecond the speed on one thread
@Json
public record SearchBenchJson(String game, long nodes, long nodesPerSecond) {}
