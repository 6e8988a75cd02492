package tabuleiro.lab.report.sample;

import java.util.Optional;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// Plays the second side as the mirror image of the first, in one game, and notices when that ends.
/// Not safe for several threads.
public final class MirrorStrategy {
  private final BoardSymmetry symmetry;
  private boolean isMirroring = true;
  private int image;

  /// @param symmetry that makes the mirror images
  public MirrorStrategy(BoardSymmetry symmetry) {
    this.symmetry = symmetry;
  }

  /// Returns the move of the second side that mirrors the first side's last one; empty when it is
  /// the first side's turn, or some move before had no legal image.
  public Optional<Integer> move(Position position) {
    boolean isMirrors = isMirroring && position.sideToMove() == Side.SECOND && image != 0;
    return isMirrors ? Optional.of(image) : Optional.empty();
  }

  /// Looks at a move that is played.
  ///
  /// @param before the position in which it is played
  /// @param after the position after it
  public void update(Position before, int move, Position after) {
    if (!isMirroring) {
      return;
    }
    if (before.sideToMove() == Side.SECOND) {
      isMirroring = image == move;
    } else {
      image = symmetry.imageMove(before.decode(move), after);
    }
  }

  /// Returns whether every move of the second side so far was the image of the move before it.
  public boolean isMirroring() {
    return isMirroring;
  }
}
