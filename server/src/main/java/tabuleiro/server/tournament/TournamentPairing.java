package tabuleiro.server.tournament;

import java.util.Optional;
import tabuleiro.play.Result;

/// Two players of a round, or a player without an opponent.
///
/// @param round the number of the round, from 1
/// @param board the number within the round, from 1
/// @param first the number of the player with the first move, or of the one with a bye
/// @param second the number of the other player; empty for a bye
/// @param game the id of the game; empty for a bye, and when a player has withdrawn
/// @param result the result; empty while the game is played
public record TournamentPairing(
    int round,
    int board,
    int first,
    Optional<Integer> second,
    Optional<String> game,
    Optional<Result> result) {
  /// Returns whether a player belongs to the pairing.
  public boolean isOf(int player) {
    return first == player || second.equals(Optional.of(player));
  }
}
