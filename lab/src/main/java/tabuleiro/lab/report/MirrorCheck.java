package tabuleiro.lab.report;

import tabuleiro.rules.Position;

/// Whether the second player does well to mirror the first: how long that goes on, and who wins.
/// Not safe for several threads.
public final class MirrorCheck implements Figure {
  private final Symmetry symmetry;
  private final boolean isRandom;
  private final Results all = new Results();
  private final Results held = new Results();
  private final Distribution mirrored = new Distribution();

  /// @param symmetry that makes the mirror images
  /// @param isRandom whether the first side plays at random
  MirrorCheck(Symmetry symmetry, boolean isRandom) {
    this.symmetry = symmetry;
    this.isRandom = isRandom;
  }

  @Override
  public void count(SampledGame game) {
    MirrorPlay mirror = new MirrorPlay(symmetry);
    Position position = game.start();
    int answers = 0;
    for (int ply = 0; ply < game.length(); ply++) {
      Position next = position.playUnchecked(game.move(ply));
      mirror.see(position, game.move(ply), next);
      answers += ply % 2 == 1 && mirror.goesOn() ? 1 : 0;
      position = next;
    }
    all.count(game);
    mirrored.add(answers);
    if (mirror.goesOn()) {
      held.count(game);
    }
  }

  /// Returns whether the symmetry is a turn; else it is a reflection.
  public boolean isTurn() {
    return symmetry.kind() == Symmetry.Kind.TURN;
  }

  /// Returns the angle of the turn, or that of the reflection's axis against the rows.
  public int degrees() {
    return symmetry.degrees();
  }

  /// Returns whether the first side plays at random, and the second too when it cannot mirror.
  public boolean isRandom() {
    return isRandom;
  }

  /// Returns the results of all games.
  public Results all() {
    return all;
  }

  /// Returns the results of the games in which the second side mirrored every move to the end.
  public Results held() {
    return held;
  }

  /// Returns how many moves were mirrored in a game.
  public Distribution mirrored() {
    return mirrored;
  }
}
