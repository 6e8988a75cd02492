package tabuleiro.server.account;

import java.util.function.LongSupplier;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.RateLimiter;

/// The limits on attempts to sign in, by account and by network address, and on new accounts.
/// Thread-safe.
final class SignInLimits {
  private static final double HOUR_SECONDS = 3600;

  /// Attempts to guess a password: ten at once, then one a minute, which finds no password of ten
  /// characters. Guesses, like the next ones.
  private static final int ATTEMPTS_OF_ACCOUNT = 10;

  private static final double ATTEMPTS_OF_ACCOUNT_PER_SECOND = 1 / 60.0;

  private final RateLimiter byAccount;
  private final RateLimiter byNetwork;
  private final RateLimiter newAccounts;

  /// @param perAddressAndHour new accounts of one address in an hour, and attempts in six minutes
  /// @param nanoTime a clock, in nanoseconds from any start
  SignInLimits(int perAddressAndHour, LongSupplier nanoTime) {
    byAccount = new RateLimiter(ATTEMPTS_OF_ACCOUNT_PER_SECOND, ATTEMPTS_OF_ACCOUNT, nanoTime);
    byNetwork = new RateLimiter(perAddressAndHour * 10 / HOUR_SECONDS, perAddressAndHour, nanoTime);
    newAccounts = new RateLimiter(perAddressAndHour / HOUR_SECONDS, perAddressAndHour, nanoTime);
  }

  /// Counts an attempt to prove that an account is the caller's.
  ///
  /// @param folded the folded name of the account, whether it exists or not
  /// @throws ProblemException when there were too many
  void countAttempt(Caller caller, String folded) {
    byNetwork.acquire(caller.network());
    byAccount.acquire(folded);
  }

  /// Counts a request for a passkey, or its answer.
  ///
  /// @throws ProblemException when there were too many
  void countPasskey(Caller caller) {
    byNetwork.acquire(caller.network());
  }

  /// Counts an export of an account's data.
  ///
  /// @throws ProblemException when there were too many
  void countExport(String folded) {
    byAccount.acquire("export of " + folded);
  }

  /// Counts a new account.
  ///
  /// @throws ProblemException when there were too many
  void countAccount(Caller caller) {
    newAccounts.acquire(caller.network());
  }
}
