package tabuleiro.engine.morelli;

import tabuleiro.games.morelli.MorelliPosition;
import tabuleiro.rules.Side;

/// Computes the values of the terms of [MorelliTerm]. Not safe for several threads.
final class MorelliTerms {
  private final MorelliFrames frames;
  private final int maxStones;
  private final MorelliSideFeatures own;
  private final MorelliSideFeatures enemy;

  /// @param maxStones the number of stones on the board
  MorelliTerms(MorelliFrames frames, int maxStones) {
    this.frames = frames;
    this.maxStones = maxStones;
    own = new MorelliSideFeatures(frames);
    enemy = new MorelliSideFeatures(frames);
  }

  /// Writes the values in a position.
  void compute(MorelliPosition position, int[] values) {
    Side side = position.sideToMove();
    own.locateStones(position, side);
    enemy.locateStones(position, side.other());
    own.readReach(position, side);
    enemy.readReach(position, side.other());
    int throne = position.throneOwner().map(owner -> owner == side ? 1 : -1).orElse(0);
    int moves = own.moveCount() + enemy.moveCount();
    int maxBands = maxStones * frames.highestBand();
    int late = 16 * (maxBands - own.countRemainingBands() - enemy.countRemainingBands()) / maxBands;
    int stones = 48 * (own.countStones() - enemy.countStones()) / maxStones;
    // The 8 limits the effect of the last few moves.
    int mobility = 100 * (own.moveCount() - enemy.moveCount()) / (moves + 8);
    set(values, MorelliTerm.TURN, 1);
    set(values, MorelliTerm.THRONE_LATE, throne * late);
    set(values, MorelliTerm.THRONE_END, throne * (256 / (moves + 8)));
    computeFrames(throne, values);
    set(values, MorelliTerm.STONES, stones);
    set(values, MorelliTerm.STONES_LATE, stones * late / 8);
    set(values, MorelliTerm.CENTRE, own.countCentral() - enemy.countCentral());
    set(values, MorelliTerm.MOBILITY, mobility);
    set(values, MorelliTerm.MOBILITY_LATE, mobility * late / 8);
    set(values, MorelliTerm.PREY, own.countCapturableEnemies());
    set(values, MorelliTerm.ENDANGERED, -enemy.countCapturableEnemies());
  }

  private void computeFrames(int throne, int[] values) {
    long ownFrames = throne == 1 ? 0 : frames.framesFromBand(1);
    long enemyFrames = throne == -1 ? 0 : frames.framesFromBand(1);
    long ownBlocked = ownFrames & enemy.framesWithAnyCorner();
    long enemyBlocked = enemyFrames & own.framesWithAnyCorner();
    long ownOpen = ownFrames & ~ownBlocked;
    long enemyOpen = enemyFrames & ~enemyBlocked;
    set(values, MorelliTerm.COUP, Math.min(own.countCompletableFrames(ownFrames), 1));
    set(values, MorelliTerm.MENACE, -Math.min(enemy.countCompletableFrames(enemyFrames), 2));
    long ownThree = own.framesWithThreeCorners();
    long enemyThree = enemy.framesWithThreeCorners();
    set(values, MorelliTerm.OPEN_THREE, difference(ownThree & ownOpen, enemyThree & enemyOpen));
    set(
        values,
        MorelliTerm.BLOCKED_THREE,
        difference(ownThree & ownBlocked, enemyThree & enemyBlocked));
    long ownTwo = own.framesWithTwoCorners();
    long enemyTwo = enemy.framesWithTwoCorners();
    set(values, MorelliTerm.OPEN_TWO, difference(ownTwo & ownOpen, enemyTwo & enemyOpen));
    set(values, MorelliTerm.BLOCKED_TWO, difference(ownTwo & ownBlocked, enemyTwo & enemyBlocked));
  }

  private static int difference(long ownSet, long enemySet) {
    return Long.bitCount(ownSet) - Long.bitCount(enemySet);
  }

  private static void set(int[] values, MorelliTerm term, int value) {
    values[term.ordinal()] = value;
  }
}
