package tabuleiro.server.http;

/// How often whoever calls may do so: calls, and messages of sockets.
///
/// @param perAddress counts those of each address
/// @param perToken counts those that bring the same token
public record RequestLimits(RateLimiter perAddress, RateLimiter perToken) {
  /// How many seconds' worth may be asked at once. A guess: a page asks for all its files.
  private static final int BURST = 5;

  /// Returns the rates of so many calls in a second, and some more in a row.
  ///
  /// @param ofAddress calls a second
  /// @param ofToken calls a second
  public static RequestLimits perSecond(int ofAddress, int ofToken) {
    return new RequestLimits(rates(ofAddress), rates(ofToken));
  }

  private static RateLimiter rates(int perSecond) {
    return new RateLimiter(perSecond, (double) perSecond * BURST, System::nanoTime);
  }

  /// @throws ProblemException when he has called too often
  void acquire(Caller caller) {
    perAddress.acquire(caller.network());
    caller.token().ifPresent(perToken::acquire);
  }
}
