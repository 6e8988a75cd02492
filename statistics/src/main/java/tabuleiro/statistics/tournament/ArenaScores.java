package tabuleiro.statistics.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// The scores of an arena: 2 points for a win and 1 for a draw. After two wins in a row each result
/// counts twice, until the player does not win.
public final class ArenaScores {
  private static final int STREAK = 2;

  private ArenaScores() {}

  /// Returns the standings, the best player first; the numbers of wins decide between equal
  /// players. The points of the arena take the place of the half points.
  ///
  /// @param players the number of players
  /// @param games all results so far, in the order in which the games were paired
  public static List<Placing> standings(int players, List<TournamentGame> games) {
    List<Placing> placings = new ArrayList<>();
    for (int player = 1; player <= players; player++) {
      placings.add(placing(player, games));
    }
    return Placing.inOrder(
        placings,
        Comparator.comparingInt(Placing::halves).thenComparingInt(Placing::wins).reversed());
  }

  private static Placing placing(int player, List<TournamentGame> games) {
    int points = 0;
    int wins = 0;
    int streak = 0;
    int played = 0;
    for (TournamentGame game : games) {
      if (!game.isOf(player) || !game.isPlayed()) {
        continue;
      }
      played++;
      int halves = game.halves(player);
      points += streak >= STREAK ? 2 * halves : halves;
      boolean isWin = halves == TournamentGame.WIN;
      wins += isWin ? 1 : 0;
      streak = isWin ? streak + 1 : 0;
    }
    return new Placing(0, player, points, wins, played, List.of(wins));
  }
}
