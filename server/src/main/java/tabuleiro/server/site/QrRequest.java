package tabuleiro.server.site;

import io.avaje.jsonb.Json;
import org.jspecify.annotations.Nullable;

/// A request for the QR code of a link.
///
/// @param path such as `/g/abc#s=secret`
@Json
public record QrRequest(@Nullable String path) {}
