package tabuleiro.server.account;

import tabuleiro.protocol.account.DeviceJson;

/// Makes [DeviceJson] of what the server knows.
final class DeviceJsonMapper {
  private DeviceJsonMapper() {}

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
