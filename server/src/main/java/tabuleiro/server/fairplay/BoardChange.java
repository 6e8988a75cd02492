package tabuleiro.server.fairplay;

import java.util.random.RandomGenerator;
import tabuleiro.rules.Game;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;

/// By how many places two boards differ.
///
/// @param occupied the places that have a piece on one of them alone
/// @param total those, and the places with different pieces
record BoardChange(int occupied, int total) {
  /// A difference that exceeds every limit.
  static final BoardChange ANY = new BoardChange(Integer.MAX_VALUE, Integer.MAX_VALUE);

  static final BoardChange NONE = new BoardChange(0, 0);

  /// From how many random games the largest change of a move is taken. A guess: a rare move may
  /// capture more.
  private static final int GAMES = 20;

  boolean includes(BoardChange other) {
    return other.occupied <= occupied && other.total <= total;
  }

  BoardChange max(BoardChange other) {
    return new BoardChange(Math.max(occupied, other.occupied), Math.max(total, other.total));
  }

  BoardChange times(int plies) {
    return new BoardChange(plies * occupied, plies * total);
  }

  /// Returns the largest change that a move makes in random games, which are the same each time.
  static BoardChange ofMove(Game game) {
    BoardChange most = NONE;
    for (int seed = 1; seed <= GAMES; seed++) {
      RandomGenerator random = SeededRandom.of(seed);
      Position position = game.start(seed);
      PlacedPieces pieces = PlacedPieces.of(position);
      while (!position.outcome().isOver()) {
        position = position.playUnchecked(Playout.randomMove(position, random));
        PlacedPieces next = PlacedPieces.of(position);
        most = most.max(next.differenceFrom(pieces));
        pieces = next;
      }
    }
    return most;
  }
}
