package tabuleiro.games.trench;

import java.util.Locale;
import tabuleiro.rules.EndReason;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Side;

/// The variants, by how their games end: by points and by counters, from the table under "End of a
/// game" on the rules page. Wipe-out and lack of moves end every game.
enum TrenchEndConditions {
  /// 50 plies, or 25 in a row without a capture.
  CLASSIC(50, 25, TrenchEndConditions.NEVER),
  /// 50 plies in a row without a capture.
  LONG(TrenchEndConditions.NEVER, 50, TrenchEndConditions.NEVER),
  /// As `LONG`, and 50 points once both sides have had the same number of turns.
  POINTS25(TrenchEndConditions.NEVER, 50, 50),
  /// As `LONG`, and 40 points at once.
  TO40(TrenchEndConditions.NEVER, 50, 40),
  /// 50 plies in a row without a capture are a draw, whatever the points.
  ANNIHILATION(TrenchEndConditions.NEVER, 50, TrenchEndConditions.NEVER);

  /// A limit that no counter reaches.
  static final int NEVER = Integer.MAX_VALUE;

  private final int plyLimit;
  private final int noCaptureLimit;
  private final int pointLimit;

  TrenchEndConditions(int plyLimit, int noCaptureLimit, int pointLimit) {
    this.plyLimit = plyLimit;
    this.noCaptureLimit = noCaptureLimit;
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

  /// Returns the number of plies in a row without a capture that ends the game.
  int noCaptureLimit() {
    return noCaptureLimit;
  }

  /// Returns the number of points that ends the game; 0 when points do not end it.
  int pointGoal() {
    return pointLimit == NEVER ? 0 : pointLimit;
  }

  /// Returns the number of plies that the counters still allow; 0 when one of them has ended the
  /// game.
  int pliesLeft(TrenchPosition position) {
    int left = Math.min(plyLimit - position.plies(), noCaptureLimit - position.pliesSinceCapture());
    return Math.max(0, left);
  }

  /// Returns the number of plies that the counter of all plies still allows; [#NEVER] when the
  /// variant has none.
  int pliesLeftInAll(TrenchPosition position) {
    return hasPlyLimit() ? plyLimit - position.plies() : NEVER;
  }

  /// Returns the outcome by points or counters, in this order; ongoing when none of them is
  /// reached.
  Outcome outcome(TrenchPosition position) {
    if (isPointLimitReached(position)) {
      return outcomeByPoints(position, TrenchPosition.POINTS);
    }
    if (position.plies() >= plyLimit) {
      return outcomeByPoints(position, TrenchPosition.PLIES);
    }
    if (position.pliesSinceCapture() >= noCaptureLimit) {
      return this == ANNIHILATION
          ? Outcome.draw(TrenchPosition.NO_CAPTURE_WITHOUT_POINTS)
          : outcomeByPoints(position, TrenchPosition.NO_CAPTURE);
    }
    return Outcome.ONGOING;
  }

  private boolean isPointLimitReached(TrenchPosition position) {
    boolean isReached =
        position.capturedPoints(Side.FIRST) >= pointLimit
            || position.capturedPoints(Side.SECOND) >= pointLimit;
    // Black moved first, so both sides have had equal turns when Black is to move.
    return isReached && (this != POINTS25 || position.sideToMove() == Side.FIRST);
  }

  private static Outcome outcomeByPoints(TrenchPosition position, EndReason reason) {
    int lead = position.capturedPoints(Side.FIRST) - position.capturedPoints(Side.SECOND);
    if (lead == 0) {
      return Outcome.draw(reason);
    }
    return Outcome.win(lead > 0 ? Side.FIRST : Side.SECOND, reason);
  }
}
