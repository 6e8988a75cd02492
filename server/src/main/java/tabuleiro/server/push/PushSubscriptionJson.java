package tabuleiro.server.push;

import io.avaje.jsonb.Json;

/// A stored subscription.
///
/// @param id identifies it
@Json
record PushSubscriptionJson(String id) {}
