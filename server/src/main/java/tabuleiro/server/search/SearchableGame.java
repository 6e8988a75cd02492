package tabuleiro.server.search;

import java.util.List;
import tabuleiro.play.Result;

/// What the search knows of a finished game.
///
/// @param result how it ended; not [Result#NONE]
/// @param plies the number of moves played
/// @param isRated whether it changes the players' ratings
/// @param endedMillis when it ended, in milliseconds since 1970
/// @param positions the keys of its first positions, the initial one first
record SearchableGame(
    Result result, int plies, boolean isRated, long endedMillis, List<Long> positions) {
  /// Copies the list.
  public SearchableGame {
    positions = List.copyOf(positions);
  }
}
