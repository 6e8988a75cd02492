package tabuleiro.server.push;

import io.avaje.jsonb.Json;
import java.util.Optional;

/// What a browser needs to ask for notifications, and what the visitor has chosen.
///
/// @param key the server's public key, in Base64 for addresses
/// @param quiet the visitor's quiet hours
@Json
record PushJson(String key, Optional<QuietHoursJson> quiet) {}
