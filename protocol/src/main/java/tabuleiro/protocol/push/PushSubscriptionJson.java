package tabuleiro.protocol.push;

import io.avaje.jsonb.Json;

/// A stored subscription.
///
/// @param id identifies it
@Json
public record PushSubscriptionJson(String id) {}
