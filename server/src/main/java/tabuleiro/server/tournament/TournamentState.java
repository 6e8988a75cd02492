package tabuleiro.server.tournament;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tabuleiro.server.account.PlayerId;

/// A tournament with its players and games.
///
/// @param tournament the tournament
/// @param entrants the players in the order of entry
/// @param pairings the pairings in the order of the rounds and boards
public record TournamentState(
    Tournament tournament, List<Entrant> entrants, List<TournamentPairing> pairings) {
  /// Copies the lists.
  public TournamentState {
    entrants = List.copyOf(entrants);
    pairings = List.copyOf(pairings);
  }

  /// Returns the players in the order of their strength, for pairings and standings.
  public List<Entrant> ranked() {
    return entrants.stream()
        .sorted(
            Comparator.comparingInt(Entrant::rating).reversed().thenComparingInt(Entrant::number))
        .toList();
  }

  /// Returns how many players have not withdrawn.
  public int countPresent() {
    return (int) entrants.stream().filter(entrant -> !entrant.isWithdrawn()).count();
  }

  /// Returns the entrant of a member; empty when the member has not entered.
  public Optional<Entrant> entrant(PlayerId member) {
    return entrants.stream()
        .filter(entrant -> entrant.competitor().equals(new Competitor.Account(member)))
        .findFirst();
  }

  /// Returns the pairing of a player whose game is played; empty when there is none.
  public Optional<TournamentPairing> current(Entrant entrant) {
    return pairings.stream()
        .filter(pairing -> pairing.result().isEmpty() && pairing.isOf(entrant.number()))
        .findFirst();
  }

  /// Returns whether any game is played.
  public boolean hasGameInProgress() {
    return pairings.stream().anyMatch(pairing -> pairing.result().isEmpty());
  }
}
