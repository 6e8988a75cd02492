package tabuleiro.statistics.tournament;

/// What decides between players with the same number of points (FIDE Handbook, C.07).
public enum TieBreak {
  /// The sum of the half points of the opponents. An unplayed round counts like an opponent with
  /// the player's own points.
  BUCHHOLZ,
  /// [#BUCHHOLZ] without the opponent with the fewest points.
  BUCHHOLZ_CUT,
  /// The sum, over all games, of the half points of the opponent times those of the game.
  SONNEBORN_BERGER,
  /// The half points against the players with the same number of points, if all of them have met.
  DIRECT_ENCOUNTER,
  /// The number of games won at the board.
  WINS
}
