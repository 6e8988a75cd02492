package tabuleiro.play.live;

import java.util.List;
import java.util.Optional;
import tabuleiro.play.LegalMove;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// The state of a game with all its positions. Immutable.
///
/// @param snapshot the current state
/// @param positions the initial position and the position after each move
/// @param moves the moves
/// @param claimant the side that may claim the win because the opponent is absent
public record GameView(
    GameSnapshot snapshot,
    List<Position> positions,
    List<LegalMove> moves,
    Optional<Side> claimant) {
  /// Copies the lists.
  public GameView {
    positions = List.copyOf(positions);
    moves = List.copyOf(moves);
  }

  public static GameView of(LiveGameState game, long millis) {
    return new GameView(
        game.snapshot(millis),
        game.session().positions(),
        game.moves(),
        game.clock().claimant(millis));
  }
}
