package tabuleiro.protocol.account;

import io.avaje.jsonb.Json;

/// A passkey that the browser has made.
///
/// @param passkey the `PublicKeyCredential` that the browser has made, as JSON text
@Json
public record NewPasskeyJson(String passkey) {}
