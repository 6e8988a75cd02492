package tabuleiro.server.store.visitor;

/// Who is watching a game.
///
/// @param first whether the first player is
/// @param second whether the second player is
/// @param watchers how many others are
public record GameViewers(boolean first, boolean second, int watchers) {
  /// No viewers.
  public static final GameViewers NONE = new GameViewers(false, false, 0);

  /// Returns these viewers together with those of another server.
  public GameViewers plus(GameViewers other) {
    return new GameViewers(first || other.first, second || other.second, watchers + other.watchers);
  }
}
