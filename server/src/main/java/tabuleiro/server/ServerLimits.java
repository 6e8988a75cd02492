package tabuleiro.server;

/// How much there may be at once.
///
/// @param sockets open ones
/// @param socketsOfAddress open ones of one address
/// @param games that go on
/// @param gamesOfAddress new ones of one address in an hour
/// @param callsOfAddress calls and messages of one address in a second, over some time
/// @param callsOfToken those that come with one token
public record ServerLimits(
    int sockets,
    int socketsOfAddress,
    int games,
    int gamesOfAddress,
    int callsOfAddress,
    int callsOfToken) {
  /// Guesses: a large club behind one address can play, and one machine can serve it.
  public static final ServerLimits STANDARD = new ServerLimits(10_000, 200, 20_000, 200, 100, 20);

  /// For measurements: whoever tries is never refused.
  public static final ServerLimits NONE =
      new ServerLimits(
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          1_000_000,
          1_000_000);
}
