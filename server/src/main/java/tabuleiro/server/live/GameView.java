package tabuleiro.server.live;

import java.util.List;
import java.util.Optional;
import tabuleiro.play.Table;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// The state of a game with all its positions. Immutable.
///
/// @param snapshot the current state
/// @param positions the initial position and the position after each move
/// @param moves the texts of the moves
/// @param claimant the side that may claim the win because the opponent is absent
public record GameView(
    GameSnapshot snapshot, List<Position> positions, List<String> moves, Optional<Side> claimant) {
  /// Copies the lists.
  public GameView {
    positions = List.copyOf(positions);
    moves = List.copyOf(moves);
  }

  static GameView of(LiveGameState game, long millis) {
    Table table = game.table();
    return new GameView(
        game.snapshot(millis), table.positions(), table.moves(), game.claimant(millis));
  }
}
