package tabuleiro.statistics.tournament;

/// A result in a tournament. Points are counted in halves: a win is 2, a draw is 1.
///
/// @param round the number of the round, from 1
/// @param first the player with the first move; without a game, the player that gets the points
/// @param second the other player; [#NO_OPPONENT] for a bye
/// @param firstHalves the half points of the first player
/// @param secondHalves the half points of the other player
/// @param isPlayed whether there was a game; not after a bye or a forfeit
public record TournamentGame(
    int round, int first, int second, int firstHalves, int secondHalves, boolean isPlayed) {
  /// The number that stands for no player.
  public static final int NO_OPPONENT = 0;

  /// The half points of a win.
  public static final int WIN = 2;

  /// The half points of a draw.
  public static final int DRAW = 1;

  /// Returns a full point for a player without an opponent.
  public static TournamentGame bye(int round, int player) {
    return new TournamentGame(round, player, NO_OPPONENT, WIN, 0, false);
  }

  /// Returns whether a player belongs to the result.
  public boolean isOf(int player) {
    return first == player || second == player;
  }

  /// Returns the half points of a player.
  ///
  /// @throws IllegalArgumentException when the result is not of the player
  public int halves(int player) {
    require(player);
    return first == player ? firstHalves : secondHalves;
  }

  /// Returns the opponent of a player; [#NO_OPPONENT] after a bye.
  ///
  /// @throws IllegalArgumentException when the result is not of the player
  public int opponent(int player) {
    require(player);
    return first == player ? second : first;
  }

  private void require(int player) {
    if (!isOf(player)) {
      throw new IllegalArgumentException("not a result of player " + player + ": " + this);
    }
  }
}
