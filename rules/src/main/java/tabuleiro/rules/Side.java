package tabuleiro.rules;

/// One of the two players of a game. Colours belong to presentation: the first player is Red in
/// Talpa and Jostle, Black in Morelli and Trench, White in Ni-Ju.
public enum Side {
  /// The player who moves first from a game's start.
  FIRST,
  /// The other player.
  SECOND;

  /// Returns the opponent of this side.
  public Side other() {
    return this == FIRST ? SECOND : FIRST;
  }

  /// Returns the name of this side in texts for programs: `first` or `second`.
  public String key() {
    return this == FIRST ? "first" : "second";
  }
}
