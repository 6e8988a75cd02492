package tabuleiro.server.tournament;

import java.util.List;
import tabuleiro.server.game.CreatedGame;

/// What follows in a tournament.
sealed interface TournamentStep {
  /// Another round, or other games of an arena.
  ///
  /// @param number the number of the round
  /// @param pairings its pairings
  /// @param games the games of these that are played
  record Round(int number, List<TournamentPairing> pairings, List<CreatedGame> games)
      implements TournamentStep {
    /// Copies the lists.
    public Round {
      pairings = List.copyOf(pairings);
      games = List.copyOf(games);
    }
  }

  /// The end.
  record End() implements TournamentStep {}
}
