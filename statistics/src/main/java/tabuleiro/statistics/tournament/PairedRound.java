package tabuleiro.statistics.tournament;

import java.util.List;
import java.util.OptionalInt;

/// A round of a tournament.
///
/// @param games the games, in the order of the boards
/// @param bye the player without an opponent; empty when the number of players is even
public record PairedRound(List<Pairing> games, OptionalInt bye) {
  /// Copies the list.
  public PairedRound {
    games = List.copyOf(games);
  }
}
