package tabuleiro.server.pairing;

/// Whom a player wants to meet. The interval of ratings becomes wider while the player waits.
///
/// @param clock the time control, such as `5m+3s`
/// @param rating the rating of the player, in Elo points
/// @param width by how many points the rating of an opponent may differ at first; 0 for any rating
/// @param sinceMillis when the wait began, in milliseconds since 1970
record QuickChallenge(String clock, int rating, int width, long sinceMillis) {
  /// How much wider the interval becomes on each side, in Elo points, and after which time.
  /// Guesses: after a minute most players are near enough.
  private static final int STEP = 50;

  private static final long STEP_MILLIS = 10_000;

  /// Returns whether the player accepts every opponent.
  public boolean isOpenToAll() {
    return width == 0;
  }

  /// Returns the lowest rating of an opponent at a moment.
  ///
  /// Precondition: `!isOpenToAll()`.
  ///
  /// @param nowMillis the moment, in milliseconds since 1970
  public int low(long nowMillis) {
    return rating - widthAt(nowMillis);
  }

  /// Returns the highest rating of an opponent at a moment.
  ///
  /// Precondition: `!isOpenToAll()`.
  ///
  /// @param nowMillis the moment, in milliseconds since 1970
  public int high(long nowMillis) {
    return rating + widthAt(nowMillis);
  }

  private int widthAt(long nowMillis) {
    long steps = Math.max(0, nowMillis - sinceMillis) / STEP_MILLIS;
    return Math.toIntExact(width + Math.min(steps, Short.MAX_VALUE) * STEP);
  }

  /// Returns whether the player accepts an opponent at a moment.
  ///
  /// @param other the rating of the opponent, in Elo points
  /// @param nowMillis the moment, in milliseconds since 1970
  public boolean accepts(int other, long nowMillis) {
    return isOpenToAll() || (low(nowMillis) <= other && other <= high(nowMillis));
  }
}
