package tabuleiro.server.account;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// All data of a member, for a file.
///
/// @param store has the rows of all parts
/// @param members has the devices
/// @param passkeys has the passkeys
/// @param games has the records of the games
record AccountExport(
    AccountStore store, MemberStore members, PasskeyStore passkeys, PlayedGames games) {
  /// Returns the account, its devices and passkeys, the rows of all parts of the store, and the
  /// records of the member's games, as maps, lists, texts and numbers.
  Map<String, Object> of(Member member) {
    Map<String, List<Map<String, Object>>> rows = store.export(member.id());
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("name", member.name());
    all.put("createdMillis", member.createdMillis());
    all.put("devices", members.devices(member.id()).stream().map(AccountExport::device).toList());
    all.put(
        "passkeys", passkeys.ofMember(member.id()).stream().map(AccountExport::passkey).toList());
    all.put("rows", rows);
    all.put(
        "records",
        rows.getOrDefault("seats", List.of()).stream()
            .map(row -> String.valueOf(row.get("game")))
            .distinct()
            .flatMap(game -> games.record(game).stream())
            .toList());
    return all;
  }

  private static Map<String, Object> device(SignedInDevice device) {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("name", device.name());
    all.put("createdMillis", device.createdMillis());
    all.put("usedMillis", device.usedMillis());
    return all;
  }

  private static Map<String, Object> passkey(Passkey passkey) {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("id", passkey.id());
    all.put("name", passkey.name());
    all.put("createdMillis", passkey.createdMillis());
    all.put("usedMillis", passkey.usedMillis());
    return all;
  }
}
