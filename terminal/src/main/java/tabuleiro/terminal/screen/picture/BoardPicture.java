package tabuleiro.terminal.screen.picture;

import java.util.Optional;
import tabuleiro.rules.Spot;
import tabuleiro.terminal.screen.sheet.Sheet;

/// A drawn board, and what stands where on it.
///
/// @param sheet the drawing
/// @param spots where the spots are
public record BoardPicture(Sheet sheet, Spots spots) {
  /// Where spots are on a drawing.
  public interface Spots {
    /// Returns the spot at a place of the drawing, or empty where there is none.
    Optional<Spot> at(int column, int row);

    /// Returns the spot that the cursor reaches from another in a direction, or the same where
    /// there is none.
    ///
    /// @param right -1, 0 or 1
    /// @param down -1, 0 or 1
    Spot next(Spot from, int right, int down);
  }
}
