package tabuleiro.server.presence;

/// The viewers of a game.
///
/// @param first whether the first player is watching
/// @param second whether the second player is watching
/// @param watchers the number of others
public record GameViewers(boolean first, boolean second, int watchers) {
  /// No viewers.
  public static final GameViewers NONE = new GameViewers(false, false, 0);

  /// Returns these viewers together with those of another server.
  public GameViewers plus(GameViewers other) {
    return new GameViewers(first || other.first, second || other.second, watchers + other.watchers);
  }
}
