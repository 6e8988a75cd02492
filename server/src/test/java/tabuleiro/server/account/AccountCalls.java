package tabuleiro.server.account;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import tabuleiro.server.game.GameStore;

/// Accounts and credentials for tests of other packages, and calls of their stores.
public final class AccountCalls {
  private AccountCalls() {}

  /// Returns a member, whose id and name are not checked.
  public static Member member(String id, String name) {
    return Member.create(new PlayerId(id), name, name.toLowerCase(Locale.ROOT), "hash", 1000);
  }

  /// Returns the secret of a member's device.
  public static String secret(String letter) {
    return "ms-" + letter.repeat(43);
  }

  /// Returns a member's device.
  public static SignedInDevice device(String letter) {
    return SignedInDevice.of(secret(letter), "Firefox", 1000);
  }

  private static Passkey passkey(String id, PlayerId member) {
    return new Passkey(id, member, "Firefox", "key", 0, 1000, 1000);
  }

  private static PasskeyStore passkeys(GameStore store) {
    return new PasskeyStore(store.database());
  }

  /// Stores a passkey of a member.
  public static CompletableFuture<?> addPasskey(GameStore store, String id, PlayerId member) {
    return passkeys(store).add(passkey(id, member));
  }

  /// Stores a challenge for a passkey.
  public static CompletableFuture<?> beginChallenge(GameStore store, String challenge) {
    return passkeys(store).begin(challenge, "{}", Optional.empty(), 1000, 9000);
  }

  /// Takes a challenge for a passkey.
  public static CompletableFuture<?> takeChallenge(GameStore store, String challenge) {
    return passkeys(store).take(challenge, 2000);
  }

  /// Stores that a passkey was used.
  public static CompletableFuture<?> usePasskey(GameStore store, String id) {
    return passkeys(store).recordUse(id, 7, 3000);
  }

  /// Removes a passkey.
  public static CompletableFuture<?> removePasskey(GameStore store, String id, PlayerId member) {
    return passkeys(store).remove(member, id, true);
  }

  /// Creates an access token of a member in a session.
  ///
  /// @param session the account in the session
  public static CompletableFuture<?> createToken(AccountStore session, PlayerId member) {
    AccessToken token =
        AccessToken.of(
            "mt-" + "t".repeat(43), "Bot", Set.of(AccessScope.READ, AccessScope.PLAY), 1000);
    return new TokenStore(session.database()).create(member, token);
  }

  /// Creates an access token of a member for games.
  public static CompletableFuture<Boolean> createToken(
      GameStore store, PlayerId member, String token) {
    return new TokenStore(store.database())
        .create(member, AccessToken.of(token, "Bot", Set.of(AccessScope.PLAY), 6000));
  }

  /// Declares that a member is a program.
  public static CompletableFuture<Boolean> declareBot(GameStore store, PlayerId member) {
    return new TokenStore(store.database()).declareBot(member);
  }

  /// Returns the access tokens of a member.
  public static Object tokens(GameStore store, PlayerId member) {
    return new TokenStore(store.database()).ofMember(member);
  }

  /// Returns what the store knows of an access token.
  public static Object token(GameStore store, String letter) {
    return new TokenStore(store.database()).find("mt-" + letter.repeat(43)).toString();
  }

  /// Creates an account with an invitation.
  public static CompletableFuture<Boolean> signUp(
      AccountStore accounts, Member member, String invitation, SignedInDevice device) {
    return accounts.signUp(
        new NewAccount(member, List.of("code"), Optional.empty(), invitation),
        device,
        Optional.empty());
  }

  /// Creates an account with a passkey and an invitation.
  public static CompletableFuture<?> signUpInvited(
      AccountStore accounts, Member member, String invitation) {
    return accounts.signUp(
        new NewAccount(
            member, List.of("b"), Optional.of(passkey("first", member.id())), invitation),
        device("b"),
        Optional.empty());
  }

  /// Returns the words of what an access token may permit.
  public static List<String> scopes() {
    return Stream.of(AccessScope.values()).map(AccessScope::word).toList();
  }
}
