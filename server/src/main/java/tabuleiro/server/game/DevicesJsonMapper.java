package tabuleiro.server.game;

import tabuleiro.protocol.game.DevicesJson;

/// Makes [DevicesJson] of what the server knows.
final class DevicesJsonMapper {
  private DevicesJsonMapper() {}

  /// Returns the devices as JSON.
  public static DevicesJson of(SeatDevices devices) {
    return new DevicesJson("devices", devices.count(), devices.later());
  }
}
