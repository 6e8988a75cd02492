package tabuleiro.server.account;

import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;
import tabuleiro.protocol.account.NewTokenJson;
import tabuleiro.protocol.account.SignedInJson;
import tabuleiro.rules.Message;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.VisitorCookie;
import tabuleiro.server.kernel.Tokens;
import tabuleiro.server.kernel.database.Database;

/// Creates accounts, signs devices in and out, and changes passwords. Thread-safe.
///
/// All methods wait for the disk, and some for a password's hash, so call them on a virtual thread.
final class AccountService {
  private final AccountStore store;
  private final MemberStore members;
  private final PasskeyStore passkeys;
  private final PasskeyCeremony ceremony;
  private final PlayedGames games;
  private final SignInLimits limits;
  private final PasswordHasher hasher;
  private final RandomGenerator random;
  private final LongSupplier millis;

  /// @param store changes the accounts
  /// @param games the games, whose players change
  /// @param limits the limits on attempts
  /// @param hasher hashes the passwords
  /// @param random makes the secrets; it cannot be predicted
  /// @param millis the current time, in milliseconds since 1970
  AccountService(
      AccountStore store,
      PlayedGames games,
      SignInLimits limits,
      PasswordHasher hasher,
      RandomGenerator random,
      LongSupplier millis) {
    this.store = store;
    this.members = new MemberStore(store.database());
    this.passkeys = new PasskeyStore(store.database());
    this.ceremony = new PasskeyCeremony(passkeys);
    this.games = games;
    this.limits = limits;
    this.hasher = hasher;
    this.random = random;
    this.millis = millis;
  }

  /// What a caller wants to be known by.
  ///
  /// @param name the name; empty for signing in with a passkey
  /// @param proof the password, or the answer of a passkey
  /// @param claims whether the visitor's games in this browser become the member's
  /// @param invitation the code of the operator for a new account; empty for none
  record Credentials(String name, PasswordOrPasskey proof, boolean claims, String invitation) {}

  /// Creates an account, and signs the caller's device in.
  ///
  /// @return the member's name and recovery codes
  /// @throws ProblemException when the name or the password is not allowed, or the name is taken
  /// @throws tabuleiro.server.kernel.database.StoreException when an invitation is required and not
  ///   valid
  SignedInJson signUp(Context context, Credentials wanted) {
    String name = requireFreeName(wanted.name());
    String folded = MemberNames.fold(name);
    Optional<PasskeyCeremony.Made> made =
        wanted.proof().passkey().map(answer -> ceremony.checkNew(context, answer, now()));
    if (made.isEmpty()) {
      PasswordRules.check(wanted.proof().password(), folded);
    }
    limits.countAccount(Caller.of(context));
    PlayerId id =
        made.map(PasskeyCeremony.Made::member).orElseGet(() -> PlayerId.newMember(random));
    String hash =
        made.isPresent() ? PasswordHasher.UNUSABLE : hasher.hash(wanted.proof().password());
    List<String> codes = RecoveryCodes.create(random);
    Member member = Member.create(id, name, folded, hash, now());
    String secret = Tokens.memberSecret(random);
    boolean isCreated =
        Database.await(
            store.signUp(
                new NewAccount(
                    member,
                    RecoveryCodes.hashes(id, codes),
                    made.map(PasskeyCeremony.Made::passkey),
                    RecoveryCodes.hashInvitation(wanted.invitation())),
                device(context, secret),
                claimed(context, wanted)));
    if (!isCreated) {
      throw nameTaken(name);
    }
    finish(context, member, secret, wanted);
    return new SignedInJson(name, codes);
  }

  /// Returns a name of a new member as it is stored.
  ///
  /// @throws ProblemException when it is not allowed, or it is taken
  String requireFreeName(String wanted) {
    String name = MemberNames.check(wanted);
    if (members.find(MemberNames.fold(name)).isPresent()) {
      throw nameTaken(name);
    }
    return name;
  }

  private static ProblemException nameTaken(String name) {
    return new ProblemException(409, "name-taken", Message.of("member.name-taken", name));
  }

  /// Signs the caller's device in.
  ///
  /// @throws ProblemException when no account has the name and the password, or the passkey, or it
  ///   is suspended
  SignedInJson signIn(Context context, Credentials given) {
    Optional<String> passkey = given.proof().passkey();
    Member member =
        passkey.isPresent()
            ? memberWith(context, passkey.get())
            : require(context, given.name(), given.proof().password());
    return signIn(context, member, given);
  }

  /// Sets a new password with a recovery code, and signs the caller's device in.
  ///
  /// @param wanted the name, and the new password
  /// @throws ProblemException when no account has the name and the code
  SignedInJson recover(Context context, Credentials wanted, String code) {
    String folded = MemberNames.fold(wanted.name());
    limits.countCode(Caller.of(context), folded);
    PasswordRules.check(wanted.proof().password(), folded);
    String hash = hasher.hash(wanted.proof().password());
    Member member =
        members
            .find(folded)
            .filter(found ->
                awaitChange(
                    store.recover(found.id(), RecoveryCodes.hash(found.id(), code), hash),
                    List.of()))
            .map(found -> found.withPassword(hash))
            .orElseThrow(() -> new ProblemException(403, "code", Message.of("member.wrong-code")));
    return signIn(context, member, wanted);
  }

  private SignedInJson signIn(Context context, Member member, Credentials given) {
    if (member.suspension().isPresent()) {
      throw new ProblemException(
          403, "suspended", Message.of("member.suspended", member.suspension().get()));
    }
    String secret = Tokens.memberSecret(random);
    Optional<String> previous = Caller.of(context).session();
    boolean isDone =
        Database.await(
            store.signIn(member, device(context, secret), previous, claimed(context, given)));
    if (!isDone) {
      throw wrongPassword();
    }
    finish(context, member, secret, given);
    return new SignedInJson(member.name(), List.of());
  }

  /// Returns the member with a name and a password.
  ///
  /// @throws ProblemException when there is none
  private Member require(Context context, String name, String password) {
    String folded = MemberNames.fold(name);
    limits.countPassword(Caller.of(context), folded);
    Optional<Member> member = members.find(folded);
    if (member.isEmpty()) {
      hasher.matchesNone(password);
    }
    return member
        .filter(found -> hasher.matches(password, found.passwordHash()))
        .orElseThrow(AccountService::wrongPassword);
  }

  /// Checks that the caller is a member who is signed in, and not someone else at their device.
  ///
  /// @throws ProblemException when the password is wrong, or the passkey is not the member's
  void require(Context context, Member member, PasswordOrPasskey proof) {
    limits.countSession(session(context));
    if (proof.passkey().isEmpty()) {
      if (!hasher.matches(proof.password(), member.passwordHash())) {
        throw wrongPassword();
      }
    } else if (!memberOf(context, proof.passkey().get()).id().equals(member.id())) {
      throw PasskeyCeremony.refused();
    }
  }

  /// Returns the member with a passkey.
  ///
  /// @throws ProblemException when there is none
  private Member memberWith(Context context, String passkey) {
    limits.countPasskey(Caller.of(context));
    return memberOf(context, passkey);
  }

  private Member memberOf(Context context, String passkey) {
    return members
        .find(ceremony.checkUse(context, passkey, now()))
        .orElseThrow(PasskeyCeremony::refused);
  }

  private static ProblemException wrongPassword() {
    return new ProblemException(403, "password", Message.of("member.wrong-password"));
  }

  /// Returns the visitor whose games become the member's. The device of another member has none.
  private Optional<PlayerId> claimed(Context context, Credentials given) {
    return Caller.of(context)
        .visitorSecret()
        .filter(_ -> given.claims())
        .map(members::playerOf)
        .filter(player -> !player.isMember());
  }

  private SignedInDevice device(Context context, String secret) {
    return SignedInDevice.of(
        secret, DeviceName.of(Optional.ofNullable(context.header("User-Agent"))), now());
  }

  private void finish(Context context, Member member, String secret, Credentials given) {
    VisitorCookie.signIn(context, secret, !given.claims());
    limits.remember(Caller.of(context), member.id(), now());
    games.refreshPlayers(store.gamesInProgress(member.id()));
  }

  /// Signs a device out, or ends a token. One that the member does not have stays as it is.
  void endSession(Member member, String session) {
    var _ = awaitChange(members.endSession(member.id(), session), List.of());
  }

  /// Waits until a change of an account or its sessions is stored. The games of this server then
  /// read their players again, even if the outcome of the change is not known.
  ///
  /// @param renamed the games in progress of which a player has another name then
  private <T> T awaitChange(CompletableFuture<T> change, List<String> renamed) {
    try {
      return Database.await(change);
    } finally {
      games.refreshPlayers(renamed);
    }
  }

  /// Returns the store for changes that the caller's session permits. It may end while the caller
  /// proves who they are; what it has asked for is not done then.
  AccountStore ofCaller(Context context, Member member) {
    return store.inSession(member.id(), session(context));
  }

  private static String session(Context context) {
    return Caller.of(context).session().orElse("");
  }

  /// Sets a new password, and signs the other devices out.
  ///
  /// @throws ProblemException when the proof is wrong, or the new password is not allowed
  void changePassword(Context context, Member member, PasswordOrPasskey proof, String next) {
    require(context, member, proof);
    PasswordRules.check(next, member.folded());
    String hash = hasher.hash(next);
    awaitChange(
        ofCaller(context, member).changePassword(member.id(), hash, session(context)), List.of());
  }

  /// Returns new recovery codes, which replace the old ones, and signs the other devices out.
  ///
  /// @throws ProblemException when the proof is wrong
  SignedInJson replaceCodes(Context context, Member member, PasswordOrPasskey proof) {
    require(context, member, proof);
    List<String> codes = RecoveryCodes.create(random);
    List<String> hashes = RecoveryCodes.hashes(member.id(), codes);
    awaitChange(
        ofCaller(context, member).replaceCodes(member.id(), hashes, session(context)), List.of());
    return new SignedInJson(member.name(), codes);
  }

  /// Creates an access token for a program of a member.
  ///
  /// @param name what the member calls the program
  /// @param words the scopes, such as `play`
  /// @throws ProblemException when the name or a scope is not valid, or the member has too many
  NewTokenJson createToken(Context context, Member member, String name, List<String> words) {
    String secret = Tokens.accessToken(random);
    AccessToken token = AccessTokens.check(secret, name, words, now());
    TokenStore tokens = new TokenStore(ofCaller(context, member).database());
    if (!Database.await(tokens.create(member.id(), token))) {
      throw new ProblemException(
          409, "tokens", Message.of("member.token-many", TokenStore.MAX_TOKENS));
    }
    return new NewTokenJson(secret, TokenJsonMapper.of(token));
  }

  /// Declares that a member is a bot, for ever.
  ///
  /// @throws ProblemException when the proof is wrong, or the member has games
  void declareBot(Context context, Member member, PasswordOrPasskey proof) {
    require(context, member, proof);
    TokenStore tokens = new TokenStore(ofCaller(context, member).database());
    if (!Database.await(tokens.declareBot(member.id()))) {
      throw new ProblemException(409, "bot", Message.of("member.bot-games"));
    }
  }

  /// Returns all data of a member.
  ///
  /// @throws ProblemException when there were too many such requests
  Map<String, Object> export(Member member) {
    limits.countExport(member.id());
    return new AccountExport(store, members, passkeys, games).of(member);
  }

  /// Deletes an account. Its open challenges are withdrawn; its other games stay, without the name.
  ///
  /// @throws ProblemException when the proof is wrong
  void delete(Context context, Member member, PasswordOrPasskey proof) {
    require(context, member, proof);
    games.withdrawChallenges(member.id(), "account-deleted");
    List<String> changed = store.gamesInProgress(member.id());
    awaitChange(ofCaller(context, member).delete(member.id()), changed);
    VisitorCookie.signOut(context);
  }

  private long now() {
    return millis.getAsLong();
  }
}
