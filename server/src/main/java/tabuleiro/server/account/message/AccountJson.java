package tabuleiro.server.account.message;

import io.avaje.jsonb.Json;
import java.util.List;

/// The account of the caller.
///
/// @param name the member's name; empty for a visitor
/// @param created when the account was created, in milliseconds since 1970; 0 for a visitor
/// @param games whether a visitor has games in this browser, which an account could take
/// @param codes the number of unused recovery codes
/// @param devices the devices on which the member is signed in
@Json
public record AccountJson(
    String name, long created, boolean games, int codes, List<DeviceJson> devices) {
  /// Copies the list.
  public AccountJson {
    devices = List.copyOf(devices);
  }

  /// Returns the answer for a visitor.
  ///
  /// @param hasGames whether the visitor has games in this browser
  public static AccountJson ofVisitor(boolean hasGames) {
    return new AccountJson("", 0, hasGames, 0, List.of());
  }
}
