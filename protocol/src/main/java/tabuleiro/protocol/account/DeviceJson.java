package tabuleiro.protocol.account;

import io.avaje.jsonb.Json;

/// A device on which a member is signed in.
///
/// @param id the id of the device
/// @param name the browser and the system; empty when they are unknown
/// @param createdMillis when it signed in, in milliseconds since 1970
/// @param usedMillis when it was last used, to about an hour, in milliseconds since 1970
/// @param current whether it is the device that asks
@Json
public record DeviceJson(
    String id, String name, long createdMillis, long usedMillis, boolean current) {}
