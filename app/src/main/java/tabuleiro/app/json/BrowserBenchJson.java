package tabuleiro.app.json;

import io.avaje.jsonb.Json;
import java.util.Optional;

/// Speeds of the engine in Java and in browsers, on one thread each: positions searched, or
/// complete random games, per second.
///
/// @param part what was measured: `search` or `playouts`
/// @param chromium empty without Chromium on this machine
/// @param firefox empty without Firefox on this machine
@Json
public record BrowserBenchJson(
    String game,
    String variant,
    String part,
    long java,
    Optional<Long> chromium,
    Optional<Long> firefox) {}
