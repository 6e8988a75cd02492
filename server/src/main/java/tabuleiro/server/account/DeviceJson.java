package tabuleiro.server.account;

import io.avaje.jsonb.Json;

/// A device on which a member is signed in.
///
/// @param id the id, with which it can be signed out
/// @param name the browser and the system; empty when they are unknown
/// @param created when it signed in, in milliseconds since 1970
/// @param used when it was last used, to about an hour, in milliseconds since 1970
/// @param here whether it is the device that asks
@Json
public record DeviceJson(String id, String name, long created, long used, boolean here) {
  /// Returns a device as JSON.
  ///
  /// @param session the id of the session that asks
  public static DeviceJson of(SignedInDevice device, String session) {
    return new DeviceJson(
        device.id(),
        device.name(),
        device.createdMillis(),
        device.usedMillis(),
        device.id().equals(session));
  }
}
