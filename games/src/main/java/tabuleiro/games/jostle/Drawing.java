package tabuleiro.games.jostle;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.rules.Action;
import tabuleiro.rules.Effect;
import tabuleiro.rules.Phrase;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;
import tabuleiro.rules.Spot;

/// What screens draw of a position and of a move.
final class Drawing {
  private static final String CHECKER = "checker";

  private Drawing() {}

  /// Returns all that is drawn of a position.
  static Scene scene(JostlePosition position) {
    Layout layout = position.game().layout();
    List<Scene.PlacedPiece> pieces = new ArrayList<>();
    for (int cell = 0; cell < layout.board().cellCount(); cell++) {
      int place = cell;
      Rule4.owner(position, cell)
          .ifPresent(owner -> pieces.add(new Scene.PlacedPiece(place, Piece.of(owner, CHECKER))));
    }
    return new Scene(
        Scene.Area.of(layout.rows(), layout.rows()),
        pieces,
        List.of(),
        List.of(),
        List.of(standing(position, Side.FIRST), standing(position, Side.SECOND)));
  }

  private static Phrase standing(JostlePosition position, Side side) {
    return Phrase.of("standing.moves", side, position.countMoves(side));
  }

  /// Returns a legal move as data.
  static Action action(JostlePosition position, int move) {
    int from = position.from(move);
    int to = position.to(move);
    return new Action(
        List.of(new Spot.Cell(from), new Spot.Cell(to)),
        List.of(new Effect.Moved(from, to, Piece.of(position.sideToMove(), CHECKER))));
  }
}
