package tabuleiro.lab.report.statistic;

import tabuleiro.lab.report.sample.BoardSymmetry;
import tabuleiro.lab.report.sample.MirrorStrategy;
import tabuleiro.lab.report.sample.SampledGame;
import tabuleiro.rules.Position;

/// Whether mirroring the first player pays for the second: how long it is possible, and who wins.
/// Not safe for several threads.
public final class MirrorStatistics implements GameStatistic {
  private final BoardSymmetry symmetry;
  private final boolean isRandom;
  private final ResultCounts all = new ResultCounts();
  private final ResultCounts fullyMirrored = new ResultCounts();
  private final Histogram mirroredMoves = new Histogram();

  /// @param symmetry the symmetry of the mirror images
  /// @param isRandom whether the first side plays random moves
  public MirrorStatistics(BoardSymmetry symmetry, boolean isRandom) {
    this.symmetry = symmetry;
    this.isRandom = isRandom;
  }

  @Override
  public void count(SampledGame game) {
    MirrorStrategy mirror = new MirrorStrategy(symmetry);
    Position position = game.start();
    int mirrored = 0;
    for (int ply = 0; ply < game.length(); ply++) {
      Position next = position.playUnchecked(game.move(ply));
      mirror.update(position, game.move(ply), next);
      mirrored += ply % 2 == 1 && mirror.isMirroring() ? 1 : 0;
      position = next;
    }
    all.count(game);
    mirroredMoves.add(mirrored);
    if (mirror.isMirroring()) {
      fullyMirrored.count(game);
    }
  }

  /// Returns whether the symmetry is a rotation; otherwise it is a reflection.
  public boolean isRotation() {
    return symmetry.kind() == BoardSymmetry.SymmetryKind.ROTATION;
  }

  /// Returns the angle of the rotation, or that of the reflection's axis against the rows.
  public int degrees() {
    return symmetry.degrees();
  }

  /// Returns whether the first side plays random moves, and so does the second when it cannot
  /// mirror.
  public boolean isRandom() {
    return isRandom;
  }

  /// Returns the results of all games.
  public ResultCounts all() {
    return all;
  }

  /// Returns the results of the games in which the second side mirrored every move to the end.
  public ResultCounts fullyMirrored() {
    return fullyMirrored;
  }

  /// Returns the histogram of the number of mirrored moves in a game.
  public Histogram mirroredMoves() {
    return mirroredMoves;
  }
}
