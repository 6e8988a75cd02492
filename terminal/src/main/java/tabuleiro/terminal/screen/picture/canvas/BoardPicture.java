package tabuleiro.terminal.screen.picture.canvas;

import java.util.Optional;
import tabuleiro.rules.ClickTarget;
import tabuleiro.terminal.screen.grid.CharacterGrid;

/// A drawn board, and what stands where on it.
///
/// @param grid the drawing
/// @param spots where the spots are
public record BoardPicture(CharacterGrid grid, SpotMap spots) {
  /// Where spots are on a drawing.
  public interface SpotMap {
    /// Returns the spot at a place of the drawing, or empty where there is none.
    Optional<ClickTarget> spotAt(int column, int row);

    /// Returns the spot that the cursor reaches from another in a direction, or the same where
    /// there is none.
    ///
    /// @param right -1, 0 or 1
    /// @param down -1, 0 or 1
    ClickTarget nextSpot(ClickTarget from, int right, int down);
  }
}
