package tabuleiro.statistics.tournament;

import java.util.List;

/// A round of a tournament.
///
/// @param games the games, in the order of the boards
/// @param byes the players without an opponent: none when the number of players is even, one when
///   it is odd, and more only where too many players have met before
public record PairedRound(List<Pairing> games, List<Integer> byes) {
  /// Copies the lists.
  public PairedRound {
    games = List.copyOf(games);
    byes = List.copyOf(byes);
  }
}
