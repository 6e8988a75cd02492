package tabuleiro.lab.report;

import java.util.List;
import tabuleiro.lab.match.MatchPlayer;
import tabuleiro.rules.Game;

/// What a report is made of.
///
/// @param game that is played
/// @param seed of all choices by chance
/// @param randomGames how many random games, at least 1
/// @param games how many games between the players; 0 for none, then there is no skill ladder
/// @param players the two, who exchange sides
/// @param openingPlies random moves that each of their games begins with
/// @param ladderGames how many games on each rung of the skill ladder; 0 for no ladder
/// @param mirrorGames how many games of each mirror check against random moves; a tenth of them
///   against the first player, where the players play at all
public record ReportPlan(
    Game game,
    long seed,
    int randomGames,
    int games,
    List<MatchPlayer> players,
    int openingPlies,
    int ladderGames,
    int mirrorGames) {
  /// Copies the list.
  ///
  /// @throws IllegalArgumentException when there are not two players, or no random games
  public ReportPlan {
    players = List.copyOf(players);
    if (players.size() != 2 || randomGames < 1) {
      throw new IllegalArgumentException(players + ", " + randomGames);
    }
  }

  /// Returns whether the players play.
  public boolean hasGames() {
    return games > 0;
  }
}
