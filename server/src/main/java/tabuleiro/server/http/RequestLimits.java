package tabuleiro.server.http;

import java.util.function.LongSupplier;

/// The rate limits of requests and socket messages.
///
/// @param perAddress counts by network address
/// @param perToken counts by token
/// @param bulkPerAddress counts requests for long work by network address
public record RequestLimits(
    RateLimiter perAddress, RateLimiter perToken, RateLimiter bulkPerAddress) {
  /// How many seconds' worth may be sent at once. A guess: a page requests all its files together.
  private static final int BURST = 5;

  /// One in so many requests may be for long work. A guess: a page shows some pictures.
  private static final int BULK_SHARE = 5;

  /// Returns limits with bursts of [#BURST] seconds.
  ///
  /// @param perAddressAndSecond requests of an address a second
  /// @param perTokenAndSecond requests with a token a second
  /// @param nanos the monotonic clock of the server
  public static RequestLimits perSecond(
      int perAddressAndSecond, int perTokenAndSecond, LongSupplier nanos) {
    double bulk = (double) perAddressAndSecond / BULK_SHARE;
    return new RequestLimits(
        rates(perAddressAndSecond, nanos),
        rates(perTokenAndSecond, nanos),
        new RateLimiter(bulk, Math.max(1, bulk * BURST), nanos));
  }

  private static RateLimiter rates(int perSecond, LongSupplier nanos) {
    return new RateLimiter(perSecond, (double) perSecond * BURST, nanos);
  }

  /// Counts a request of a caller.
  ///
  /// @throws ProblemException when the caller exceeds a limit
  public void acquire(Caller caller) {
    perAddress.acquire(caller.network());
    caller.token().ifPresent(perToken::acquire);
  }
}
