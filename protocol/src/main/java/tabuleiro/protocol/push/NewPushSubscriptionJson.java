package tabuleiro.protocol.push;

import io.avaje.jsonb.Json;

/// A subscription of a browser to its push service.
///
/// @param endpoint the address of the push service: HTTPS at a public address, unless the operator
///   names services
/// @param p256dh the public key of the browser, in Base64 for addresses
/// @param auth the secret of the browser, in Base64 for addresses
@Json
public record NewPushSubscriptionJson(String endpoint, String p256dh, String auth) {}
