package tabuleiro.server.http;

/// How often whoever calls may do so: calls, and messages of sockets.
///
/// @param addresses counts those of each address
/// @param tokens counts those that bring the same token
public record CallRates(Rates addresses, Rates tokens) {
  /// How many seconds' worth may be asked at once. A guess: a page asks for all its files.
  private static final int BURST = 5;

  /// Returns the rates of so many calls in a second, and some more in a row.
  ///
  /// @param ofAddress calls a second
  /// @param ofToken calls a second
  public static CallRates perSecond(int ofAddress, int ofToken) {
    return new CallRates(rates(ofAddress), rates(ofToken));
  }

  private static Rates rates(int perSecond) {
    return new Rates(perSecond, (double) perSecond * BURST, System::nanoTime);
  }

  /// @throws Problem when he has called too often
  void take(Caller caller) {
    addresses.take(caller.network());
    caller.token().ifPresent(tokens::take);
  }
}
