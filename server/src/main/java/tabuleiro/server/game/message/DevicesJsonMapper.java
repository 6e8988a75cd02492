package tabuleiro.server.game.message;

import tabuleiro.protocol.game.DevicesJson;
import tabuleiro.server.game.store.SeatDevices;

/// Makes [DevicesJson] of what the server knows.
public final class DevicesJsonMapper {
  private DevicesJsonMapper() {}

  /// Returns the devices as JSON.
  public static DevicesJson of(SeatDevices devices) {
    return new DevicesJson("devices", devices.count(), devices.later());
  }
}
