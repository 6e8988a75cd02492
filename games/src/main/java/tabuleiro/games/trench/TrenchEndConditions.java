package tabuleiro.games.trench;

import java.util.Locale;
import tabuleiro.rules.EndReason;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Side;

/// How the games of a variant end besides by wipe-out and by lack of moves, which end them all: by
/// points and by counters. (The table under "End of a game" on the rules page.)
enum TrenchEndConditions {
  /// 50 plies, or 25 in a row without a capture.
  CLASSIC(50, 25, TrenchEndConditions.NEVER),
  /// 50 plies in a row without a capture.
  LONG(TrenchEndConditions.NEVER, 50, TrenchEndConditions.NEVER),
  /// As `LONG`, and 50 table points once both sides have had the same number of turns.
  POINTS25(TrenchEndConditions.NEVER, 50, 50),
  /// As `LONG`, and 40 points at once.
  TO40(TrenchEndConditions.NEVER, 50, 40),
  /// 50 plies in a row without a capture are a draw, whatever the points.
  ANNIHILATION(TrenchEndConditions.NEVER, 50, TrenchEndConditions.NEVER);

  /// A limit that no counter reaches.
  private static final int NEVER = Integer.MAX_VALUE;

  private final int plyLimit;
  private final int quietLimit;
  private final int pointLimit;

  TrenchEndConditions(int plyLimit, int quietLimit, int pointLimit) {
    this.plyLimit = plyLimit;
    this.quietLimit = quietLimit;
    this.pointLimit = pointLimit;
  }

  /// Returns the canonical name of the variant.
  String variant() {
    return name().toLowerCase(Locale.ROOT);
  }

  boolean hasPlyLimit() {
    return plyLimit != NEVER;
  }

  int plyLimit() {
    return plyLimit;
  }

  /// Returns how many plies in a row without a capture end the game.
  int quietLimit() {
    return quietLimit;
  }

  /// Returns how many points end the game; 0 when none do.
  int pointGoal() {
    return pointLimit == NEVER ? 0 : pointLimit;
  }

  /// Returns how many plies the counters still allow; 0 when one of them has ended the game.
  int pliesLeft(TrenchPosition position) {
    int left = Math.min(plyLimit - position.plies(), quietLimit - position.pliesSinceCapture());
    return Math.max(0, left);
  }

  /// Returns the outcome by points or counters, in this order; ongoing when none of them is
  /// reached.
  Outcome outcome(TrenchPosition position) {
    if (pointsReached(position)) {
      return morePoints(position, EndReason.POINTS);
    }
    if (position.plies() >= plyLimit) {
      return morePoints(position, EndReason.PLIES);
    }
    if (position.pliesSinceCapture() >= quietLimit) {
      return this == ANNIHILATION
          ? Outcome.draw(EndReason.NO_CAPTURE)
          : morePoints(position, EndReason.NO_CAPTURE);
    }
    return Outcome.ONGOING;
  }

  private boolean pointsReached(TrenchPosition position) {
    boolean reached =
        position.capturedPoints(Side.FIRST) >= pointLimit
            || position.capturedPoints(Side.SECOND) >= pointLimit;
    // Black began: the turns are equal in number when Black is to move.
    return reached && (this != POINTS25 || position.sideToMove() == Side.FIRST);
  }

  private static Outcome morePoints(TrenchPosition position, EndReason reason) {
    int lead = position.capturedPoints(Side.FIRST) - position.capturedPoints(Side.SECOND);
    if (lead == 0) {
      return Outcome.draw(reason);
    }
    return Outcome.win(lead > 0 ? Side.FIRST : Side.SECOND, reason);
  }
}
