package tabuleiro.lab.report;

import java.util.Optional;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// Plays the second side as the mirror image of the first, in one game, and notices when that ends.
/// Not safe for several threads.
final class MirrorPlay {
  private final Symmetry symmetry;
  private boolean goesOn = true;
  private int image;

  /// @param symmetry that makes the mirror images
  MirrorPlay(Symmetry symmetry) {
    this.symmetry = symmetry;
  }

  /// Returns the move of the second side that mirrors the first side's last one; empty when it is
  /// the first side's turn, or some move before had no legal image.
  Optional<Integer> move(Position position) {
    boolean isMirrors = goesOn && position.sideToMove() == Side.SECOND && image != 0;
    return isMirrors ? Optional.of(image) : Optional.empty();
  }

  /// Looks at a move that is played.
  ///
  /// @param before the position in which it is played
  /// @param after the position after it
  void see(Position before, int move, Position after) {
    if (!goesOn) {
      return;
    }
    if (before.sideToMove() == Side.SECOND) {
      goesOn = image == move;
    } else {
      image = symmetry.imageMove(before.decode(move), after);
    }
  }

  /// Returns whether every move of the second side so far was the image of the move before it.
  boolean goesOn() {
    return goesOn;
  }
}
