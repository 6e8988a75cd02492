package tabuleiro.play.clock;

/// The share of a computer player's clock that is reserved for everything except the search: the
/// first search in a new process allocates memory, and the machine may be busy.
public final class ClockReserve {
  /// The reserve where there is time for it. A guess.
  private static final long MILLIS = 500;

  private ClockReserve() {}

  /// Returns the time that a player may think: the time left on its clock without the reserve,
  /// which is at most a quarter of it.
  ///
  /// @param leftMillis the time left on the clock, in milliseconds; not negative
  public static long usableMillis(long leftMillis) {
    return leftMillis - Math.min(leftMillis / 4, MILLIS);
  }
}
