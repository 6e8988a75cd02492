package tabuleiro.protocol.site;

import io.avaje.jsonb.Json;

/// A path of this server, such as /g/ID#s=TOKEN.
///
/// @param path the path
@Json
public record LocalPathJson(String path) {}
