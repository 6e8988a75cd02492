package tabuleiro.server;

/// How much there may be at once.
///
/// @param maxSockets open ones
/// @param maxSocketsPerAddress open ones of one address
/// @param maxActiveGames that go on
/// @param newGamesPerAddressAndHour new ones of one address in an hour
/// @param requestsPerAddressAndSecond calls and messages of one address in a second, over some time
/// @param requestsPerTokenAndSecond those that come with one token
public record ServerLimits(
    int maxSockets,
    int maxSocketsPerAddress,
    int maxActiveGames,
    int newGamesPerAddressAndHour,
    int requestsPerAddressAndSecond,
    int requestsPerTokenAndSecond) {
  /// Guesses: a large club behind one address can play, and one machine can serve it.
  public static final ServerLimits DEFAULTS = new ServerLimits(10_000, 200, 20_000, 200, 100, 20);

  /// For measurements: whoever tries is never refused.
  public static final ServerLimits UNLIMITED =
      new ServerLimits(
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          1_000_000,
          1_000_000);
}
