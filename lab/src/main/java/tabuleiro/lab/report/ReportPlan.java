package tabuleiro.lab.report;

import java.util.List;
import tabuleiro.lab.match.MatchPlayer;
import tabuleiro.rules.Game;

/// The plan of a report.
///
/// @param game the game that is played
/// @param seed the seed of all random choices
/// @param randomGames the number of random games, at least 1
/// @param games the number of games between the players; with 0 there is no skill ladder either
/// @param players the two players, who exchange sides
/// @param openingPlies the number of random moves at the start of each of their games
/// @param ladderGames the number of games on each rung of the skill ladder; 0 for no ladder
/// @param mirrorGames the number of games of each mirror check against random moves; a tenth of
///   that against the first player, if there are games between the players
public record ReportPlan(
    Game game,
    long seed,
    int randomGames,
    int games,
    List<MatchPlayer> players,
    int openingPlies,
    int ladderGames,
    int mirrorGames) {
  /// Checks the values and copies the list.
  ///
  /// @throws IllegalArgumentException when there are not two players, or no random games
  public ReportPlan {
    players = List.copyOf(players);
    if (players.size() != 2 || randomGames < 1) {
      throw new IllegalArgumentException("report of " + players + ", random games " + randomGames);
    }
  }

  /// Returns whether the report has games between the players.
  public boolean hasGames() {
    return games > 0;
  }
}
