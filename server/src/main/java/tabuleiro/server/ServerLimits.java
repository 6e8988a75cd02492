package tabuleiro.server;

import tabuleiro.server.account.PasswordHasher;

/// The limits of a server.
///
/// @param maxSockets open sockets
/// @param maxSocketsPerAddress open sockets of one address
/// @param maxActiveGames games with a recent event
/// @param newGamesPerAddressAndHour new games of one address in an hour
/// @param requestsPerAddressAndSecond requests and messages of one address in a second, on average
/// @param requestsPerTokenAndSecond requests and messages with one token in a second, on average
/// @param passwordKibibytes the memory that the hash of a password takes, in kibibytes
public record ServerLimits(
    int maxSockets,
    int maxSocketsPerAddress,
    int maxActiveGames,
    int newGamesPerAddressAndHour,
    int requestsPerAddressAndSecond,
    int requestsPerTokenAndSecond,
    int passwordKibibytes) {
  private static final int WEAK_KIBIBYTES = 64;

  /// Guesses: a large club behind one address can play, and one machine can serve it.
  public static final ServerLimits DEFAULTS =
      new ServerLimits(10_000, 200, 20_000, 200, 100, 20, PasswordHasher.RECOMMENDED_KIBIBYTES);

  /// No effective limits and weak hashes, for tests and measurements.
  public static final ServerLimits UNLIMITED =
      new ServerLimits(
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          1_000_000,
          1_000_000,
          WEAK_KIBIBYTES);

  /// Returns these limits with weak hashes, for tests of many passwords.
  public ServerLimits withWeakHashes() {
    return new ServerLimits(
        maxSockets,
        maxSocketsPerAddress,
        maxActiveGames,
        newGamesPerAddressAndHour,
        requestsPerAddressAndSecond,
        requestsPerTokenAndSecond,
        WEAK_KIBIBYTES);
  }
}
