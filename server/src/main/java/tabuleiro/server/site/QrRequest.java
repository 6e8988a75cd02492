package tabuleiro.server.site;

import io.avaje.jsonb.Json;
import org.jspecify.annotations.Nullable;

/// The path for which a code is wanted.
///
/// @param path such as `/g/abc#s=secret`
@Json
public record QrRequest(@Nullable String path) {}
