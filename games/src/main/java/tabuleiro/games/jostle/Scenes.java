package tabuleiro.games.jostle;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.rules.Action;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Effect;
import tabuleiro.rules.Message;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;

/// What screens draw of a position and of a move.
final class Scenes {
  private static final String CHECKER = "checker";

  private Scenes() {}

  /// Returns all that is drawn of a position.
  static Scene scene(JostlePosition position) {
    BitboardLayout layout = position.game().layout();
    List<Scene.PlacedPiece> pieces = new ArrayList<>();
    for (int cell = 0; cell < layout.board().cellCount(); cell++) {
      int place = cell;
      Refusals.owner(position, cell)
          .ifPresent(owner -> pieces.add(new Scene.PlacedPiece(place, Piece.of(owner, CHECKER))));
    }
    return new Scene(
        Scene.Area.of(layout.rowCount(), layout.rowCount()),
        pieces,
        List.of(),
        List.of(),
        List.of(mobility(position, Side.FIRST), mobility(position, Side.SECOND)));
  }

  private static Message mobility(JostlePosition position, Side side) {
    return Message.of("standing.moves", side, position.countMoves(side));
  }

  /// Returns a legal move as data.
  static Action action(JostlePosition position, int move) {
    int from = position.fromCell(move);
    int to = position.toCell(move);
    return new Action(
        List.of(new ClickTarget.Cell(from), new ClickTarget.Cell(to)),
        List.of(new Effect.Moved(from, to, Piece.of(position.sideToMove(), CHECKER))));
  }
}
