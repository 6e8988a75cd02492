package tabuleiro.protocol.account;

import io.avaje.jsonb.Json;

/// A passkey of a member.
///
/// @param id the id, with which it can be removed
/// @param name the browser and the system that made it; empty when they are unknown
/// @param createdMillis when it was made, in milliseconds since 1970
/// @param usedMillis when it was last used, in milliseconds since 1970
@Json
public record PasskeyJson(String id, String name, long createdMillis, long usedMillis) {}
