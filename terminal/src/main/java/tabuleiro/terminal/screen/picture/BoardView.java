package tabuleiro.terminal.screen.picture;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Effect;
import tabuleiro.rules.Position;
import tabuleiro.rules.Scene;

/// The board of a game and its state, as it is to be drawn.
///
/// @param position the position on the board
/// @param legal the targets that can be selected now
/// @param picked the targets selected so far, in order
/// @param cursor the target under the cursor
/// @param lastEffects the effects of the last move, in order; empty when there is none
/// @param values the numbers of pieces, which the style shows or not
/// @param style how the board is drawn
public record BoardView(
    Position position,
    Set<ClickTarget> legal,
    List<ClickTarget> picked,
    Optional<ClickTarget> cursor,
    List<Effect> lastEffects,
    List<Scene.CellValue> values,
    BoardStyle style) {
  /// Makes defensive copies.
  public BoardView {
    legal = Set.copyOf(legal);
    picked = List.copyOf(picked);
    lastEffects = List.copyOf(lastEffects);
    values = List.copyOf(values);
  }

  /// Returns a view with the numbers that the rules give to pieces.
  public BoardView(
      Position position,
      Set<ClickTarget> legal,
      List<ClickTarget> picked,
      Optional<ClickTarget> cursor,
      List<Effect> lastEffects,
      BoardStyle style) {
    this(position, legal, picked, cursor, lastEffects, position.scene().values(), style);
  }
}
