package tabuleiro.protocol.account;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Map;
import tabuleiro.protocol.record.OrderedMaps;

/// All that is stored of a member.
///
/// @param name the name of the member
/// @param createdMillis when the account was created, in milliseconds since 1970
/// @param devices the devices on which the member is signed in
/// @param passkeys the passkeys of the member
/// @param rows the stored rows by the part of the store, such as `seats`
/// @param records the records of the member's games
@Json
public record AccountExportJson(
    String name,
    long createdMillis,
    List<Map<String, Object>> devices,
    List<PasskeyJson> passkeys,
    Map<String, List<Map<String, Object>>> rows,
    List<String> records) {
  /// Copies the lists.
  public AccountExportJson {
    devices = List.copyOf(devices);
    passkeys = List.copyOf(passkeys);
    records = List.copyOf(records);
    rows = OrderedMaps.copyOf(rows);
  }
}
