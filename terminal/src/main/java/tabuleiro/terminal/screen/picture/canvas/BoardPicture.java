package tabuleiro.terminal.screen.picture.canvas;

import java.util.Optional;
import tabuleiro.rules.ClickTarget;
import tabuleiro.terminal.screen.grid.CharacterGrid;

/// A drawn board and the places of its targets.
///
/// @param grid the drawing
/// @param targets the places of the targets
/// @param isPart whether a part of the board is outside
public record BoardPicture(CharacterGrid grid, TargetMap targets, boolean isPart) {
  /// Returns the picture of a whole board.
  public BoardPicture(CharacterGrid grid, TargetMap targets) {
    this(grid, targets, false);
  }

  /// Finds targets in a drawing.
  public interface TargetMap {
    /// Returns the target at a place of the drawing; empty when there is none.
    Optional<ClickTarget> targetAt(int column, int row);

    /// Returns the target that the cursor reaches from another in a direction, or the same target
    /// when there is none.
    ///
    /// @param right -1, 0 or 1
    /// @param down -1, 0 or 1
    ClickTarget nextTarget(ClickTarget from, int right, int down);
  }
}
