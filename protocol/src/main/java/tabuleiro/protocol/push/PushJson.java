package tabuleiro.protocol.push;

import io.avaje.jsonb.Json;
import java.util.Optional;

/// What a browser needs to ask for notifications, and what the caller has chosen.
///
/// @param key the public key of the server, in Base64 for addresses: the applicationServerKey of a
///   subscription
/// @param quietHours the caller's quiet hours; absent when there are none
@Json
public record PushJson(String key, Optional<QuietHoursJson> quietHours) {}
