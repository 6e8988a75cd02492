package tabuleiro.server.game.message;

import io.avaje.jsonb.Json;
import tabuleiro.server.game.store.SeatDevices;

/// The devices that hold the viewer's seat.
///
/// @param type always `devices`
/// @param count how many hold it
/// @param later how many of them took it after the viewer's own; these can be ended
@Json
public record DevicesJson(String type, int count, int later) {
  /// Returns the devices as JSON.
  public static DevicesJson of(SeatDevices devices) {
    return new DevicesJson("devices", devices.count(), devices.later());
  }
}
