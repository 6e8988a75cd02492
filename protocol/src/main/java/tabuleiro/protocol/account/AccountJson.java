package tabuleiro.protocol.account;

import io.avaje.jsonb.Json;
import java.util.List;
import tabuleiro.protocol.operation.Limits;

/// The account of the caller.
///
/// @param name the name of the member; empty for a visitor
/// @param createdMillis when the account was created, in milliseconds since 1970; 0 for a visitor
/// @param hasVisitorGames whether a visitor has games in this browser, which an account could take
/// @param recoveryCodeCount the number of unused recovery codes
/// @param devices the devices on which the member is signed in, the last used first
/// @param tokens the tokens of the member's programs
/// @param following the names of the members whom the member follows
/// @param blocked the names of the members whom the member blocks
/// @param muted the names of the members whom the member mutes
/// @param bot whether the member is a program
/// @param moderator whether the member sees the page `/moderation`
/// @param inviteOnly whether a visitor needs an invitation to create an account
/// @param hasPassword whether the member can sign in with a password
/// @param passkeys the passkeys of the member, the last used first
@Json
public record AccountJson(
    String name,
    long createdMillis,
    boolean hasVisitorGames,
    @Limits(minimum = 0) int recoveryCodeCount,
    List<DeviceJson> devices,
    List<TokenJson> tokens,
    List<String> following,
    List<String> blocked,
    List<String> muted,
    boolean bot,
    boolean moderator,
    boolean inviteOnly,
    boolean hasPassword,
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
}
