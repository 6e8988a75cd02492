package tabuleiro.server.account;

import io.avaje.jsonb.Json;
import java.util.List;

/// The account of the caller.
///
/// @param name the member's name; empty for a visitor
/// @param created when the account was created, in milliseconds since 1970; 0 for a visitor
/// @param games whether a visitor has games in this browser, which an account could take
/// @param codes the number of unused recovery codes
/// @param devices the devices on which the member is signed in
/// @param tokens the tokens of the member's programs
/// @param following the names of the members whom the member follows
/// @param blocked the names of the members whom the member blocks
/// @param muted the names of the members whom the member mutes
/// @param bot whether the member is a program
/// @param inviteOnly whether a visitor needs an invitation to create an account
/// @param password whether the member can sign in with a password
/// @param passkeys the passkeys of the member, the last used first
@Json
public record AccountJson(
    String name,
    long created,
    boolean games,
    int codes,
    List<DeviceJson> devices,
    List<TokenJson> tokens,
    List<String> following,
    List<String> blocked,
    List<String> muted,
    boolean bot,
    boolean inviteOnly,
    boolean password,
    List<PasskeyJson> passkeys) {
  /// Copies the lists.
  public AccountJson {
    devices = List.copyOf(devices);
    tokens = List.copyOf(tokens);
    following = List.copyOf(following);
    blocked = List.copyOf(blocked);
    muted = List.copyOf(muted);
    passkeys = List.copyOf(passkeys);
  }

  /// Returns the answer for a visitor.
  ///
  /// @param hasGames whether the visitor has games in this browser
  /// @param isInviteOnly whether an account needs an invitation
  public static AccountJson ofVisitor(boolean hasGames, boolean isInviteOnly) {
    return new AccountJson(
        "",
        0,
        hasGames,
        0,
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        false,
        isInviteOnly,
        false,
        List.of());
  }
}
