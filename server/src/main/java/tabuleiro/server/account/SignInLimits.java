package tabuleiro.server.account;

import java.util.Optional;
import java.util.function.LongSupplier;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.RateLimiter;
import tabuleiro.server.kernel.database.Database;

/// The limits on attempts to prove that an account is the caller's, and on new accounts.
/// Thread-safe.
///
/// Strangers must not be able to lock a member out, so attempts are counted by who makes them, as
/// in OWASP's "Slow Down Online Guessing Attacks with Device Cookies":
///
/// - A session counts its own attempts only.
/// - So does a device that has signed in to the account before, by its device cookie.
/// - Other devices are limited by network, by account and network, and together by account.
///
/// Passwords, recovery codes and passkeys are counted apart. Each server counts for itself.
final class SignInLimits {
  private static final double HOUR_SECONDS = 3600;

  /// Attempts of a session or a known device with a password, and with a recovery code: ten at
  /// once, then one a minute. Guesses, like the next ones.
  private static final int ATTEMPTS = 10;

  private static final double ATTEMPTS_PER_SECOND = 1 / 60.0;

  /// Attempts of the unknown devices of one network with one account: ten at once, then one in five
  /// minutes.
  private static final double OF_NETWORK_PER_SECOND = 1 / 300.0;

  /// Attempts of all unknown devices with one account, of which one network uses a tenth: NIST SP
  /// 800-63B permits 100 in a row.
  private static final int OF_ACCOUNT = 100;

  private static final double OF_ACCOUNT_PER_SECOND = 1 / 30.0;

  /// Exports of a member's data.
  private static final int EXPORTS = 10;

  private final KnownDevices devices;
  private final RateLimiter own;
  private final RateLimiter byAccountAndNetwork;
  private final RateLimiter byAccount;
  private final RateLimiter byNetwork;
  private final RateLimiter passkeys;
  private final RateLimiter exports;
  private final RateLimiter newAccounts;

  /// @param devices the devices that have signed in to accounts
  /// @param perAddressAndHour new accounts of one address in an hour, and attempts in six minutes
  /// @param nanoTime a clock, in nanoseconds from any start
  SignInLimits(KnownDevices devices, int perAddressAndHour, LongSupplier nanoTime) {
    this.devices = devices;
    own = new RateLimiter(ATTEMPTS_PER_SECOND, ATTEMPTS, nanoTime);
    byAccountAndNetwork = new RateLimiter(OF_NETWORK_PER_SECOND, ATTEMPTS, nanoTime);
    byAccount = new RateLimiter(OF_ACCOUNT_PER_SECOND, OF_ACCOUNT, nanoTime);
    byNetwork = perNetwork(perAddressAndHour, nanoTime);
    passkeys = perNetwork(perAddressAndHour, nanoTime);
    exports = new RateLimiter(ATTEMPTS_PER_SECOND, EXPORTS, nanoTime);
    newAccounts = new RateLimiter(perAddressAndHour / HOUR_SECONDS, perAddressAndHour, nanoTime);
  }

  private static RateLimiter perNetwork(int perAddressAndHour, LongSupplier nanoTime) {
    return new RateLimiter(perAddressAndHour * 10 / HOUR_SECONDS, perAddressAndHour, nanoTime);
  }

  /// Counts an attempt to sign in with a password.
  ///
  /// @param folded the folded name of the account, whether it exists or not
  /// @throws ProblemException when there were too many
  void countPassword(Caller caller, String folded) {
    Optional<String> known = knownDevice(caller, folded);
    if (known.isPresent()) {
      own.acquire(key("password", folded, known.get()));
    } else {
      byNetwork.acquire(caller.network());
      byAccountAndNetwork.acquire(key("password", folded, caller.network()));
      byAccount.acquire(folded);
    }
  }

  /// Counts an attempt to use a recovery code. A code cannot be guessed, so there is no limit on
  /// all devices together.
  ///
  /// @param folded the folded name of the account, whether it exists or not
  /// @throws ProblemException when there were too many
  void countCode(Caller caller, String folded) {
    Optional<String> known = knownDevice(caller, folded);
    if (known.isPresent()) {
      own.acquire(key("code", folded, known.get()));
    } else {
      byNetwork.acquire("code\n" + caller.network());
      byAccountAndNetwork.acquire(key("code", folded, caller.network()));
    }
  }

  /// Counts an attempt of a session to prove that it is used by its member.
  ///
  /// @param session the id of the session
  /// @throws ProblemException when there were too many
  void countSession(String session) {
    own.acquire(session);
  }

  /// Remembers that the caller's device has signed in to an account.
  void remember(Caller caller, PlayerId member, long nowMillis) {
    caller
        .device()
        .ifPresent(device -> Database.await(devices.remember(member, device, nowMillis)));
  }

  private Optional<String> knownDevice(Caller caller, String folded) {
    return caller.device().filter(device -> devices.isKnown(folded, device));
  }

  private static String key(String kind, String folded, String from) {
    return kind + "\n" + from + "\n" + folded;
  }

  /// Counts a request for a passkey, or its answer.
  ///
  /// @throws ProblemException when there were too many
  void countPasskey(Caller caller) {
    passkeys.acquire(caller.network());
  }

  /// Counts an export of a member's data.
  ///
  /// @throws ProblemException when there were too many
  void countExport(PlayerId member) {
    exports.acquire(member.text());
  }

  /// Counts a new account.
  ///
  /// @throws ProblemException when there were too many
  void countAccount(Caller caller) {
    newAccounts.acquire(caller.network());
  }
}
