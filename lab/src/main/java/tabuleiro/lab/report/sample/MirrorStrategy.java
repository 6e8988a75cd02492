package tabuleiro.lab.report.sample;

import java.util.Optional;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// Plays the second side as the mirror image of the first in one game, and records when that ends.
/// Not safe for several threads.
public final class MirrorStrategy {
  private final BoardSymmetry symmetry;
  private boolean isMirroring = true;
  private int image;

  /// @param symmetry the symmetry of the mirror images
  public MirrorStrategy(BoardSymmetry symmetry) {
    this.symmetry = symmetry;
  }

  /// Returns the move of the second side that mirrors the first side's last one; empty when it is
  /// the first side's turn, or an earlier move had no legal image.
  public Optional<Integer> move(Position position) {
    boolean isImageDue = isMirroring && position.sideToMove() == Side.SECOND && image != 0;
    return isImageDue ? Optional.of(image) : Optional.empty();
  }

  /// Takes note of a move.
  ///
  /// @param before the position before the move
  /// @param after the position after the move
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
