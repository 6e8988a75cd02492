package tabuleiro.app.json;

import io.avaje.jsonb.Json;

/// What the engine did in its fixed task.
///
/// @param nodes positions visited: a part of the engine's signature
/// @param nodesPerSecond one thread
@Json
public record SearchBenchJson(String game, long nodes, long nodesPerSecond) {}
