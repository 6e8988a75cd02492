package tabuleiro.server.live;

import java.util.List;
import java.util.Optional;
import tabuleiro.play.Table;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// A whole game as it stands. Immutable.
///
/// @param snapshot what it has come to
/// @param positions the first position and those after each move
/// @param moves the texts of the moves
/// @param claimant who may claim the win because the other side has been away
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
