package tabuleiro.view.game;

import java.util.Optional;
import tabuleiro.play.live.GameView;
import tabuleiro.protocol.game.PlyPositionJson;
import tabuleiro.text.Messages;
import tabuleiro.view.position.MoveJsonMapper;
import tabuleiro.view.position.PositionJsonMapper;

/// Makes [PlyPositionJson] of a game.
public final class PlyPositionJsonMapper {
  private PlyPositionJsonMapper() {}

  /// Returns the position after a number of moves as JSON, with the last of them; empty when the
  /// game has fewer moves.
  ///
  /// @param messages the messages of the game
  public static Optional<PlyPositionJson> find(GameView view, long ply, Messages messages) {
    if (ply < 0 || ply > view.moves().size()) {
      return Optional.empty();
    }
    int index = (int) ply;
    return Optional.of(
        new PlyPositionJson(
            PositionJsonMapper.of(view.positions().get(index), messages),
            index == 0
                ? Optional.empty()
                : Optional.of(MoveJsonMapper.of(view.moves().get(index - 1), messages))));
  }
}
