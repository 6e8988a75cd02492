package tabuleiro.games.jostle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.rules.Action;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Effect;
import tabuleiro.rules.Message;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;

/// Positions and moves as a screen draws them.
final class Scenes {
  private static final String CHECKER = "checker";

  private Scenes() {}

  /// As [JostlePosition#scene()].
  static Scene scene(JostlePosition position) {
    BitboardLayout layout = position.game().layout();
    List<Scene.PlacedPiece> pieces = new ArrayList<>();
    List<Scene.CellValue> values = new ArrayList<>();
    for (int cell = 0; cell < layout.board().cellCount(); cell++) {
      Optional<Side> owner = position.ownerAt(cell);
      if (owner.isPresent()) {
        pieces.add(new Scene.PlacedPiece(cell, Piece.of(owner.get(), CHECKER)));
        values.add(new Scene.CellValue(cell, position.value(owner.get(), cell, cell)));
      }
    }
    return new Scene(
        Scene.Area.of(layout.rowCount(), layout.rowCount()),
        pieces,
        List.of(),
        List.of(),
        List.of(mobility(position, Side.FIRST), mobility(position, Side.SECOND)),
        values);
  }

  private static Message mobility(JostlePosition position, Side side) {
    return Message.of("metric.mobility", side, position.mobility(side));
  }

  /// As [JostlePosition#decode(int)].
  static Action action(JostlePosition position, int move) {
    int from = position.fromCell(move);
    int to = position.toCell(move);
    return new Action(
        List.of(new ClickTarget.Cell(from), new ClickTarget.Cell(to)),
        List.of(new Effect.Moved(from, to, Piece.of(position.sideToMove(), CHECKER))));
  }
}
