package tabuleiro.engine.talpa;

/// What the evaluation sees in a position: how costly each side's path still is, and the pieces.
///
/// A square costs as much as it takes to empty it. A piece that touches an enemy piece can be gone
/// with the next move: 1. One that touches none but hangs together with enemy pieces has to wait
/// until one of them comes to stand beside it: 2. One that hangs together with pieces of its own
/// colour alone is frozen until the captures are over: 4. When they are, all pieces cost 1. On
/// played games this sum tells more than the mere number of pieces, and finer prices hardly more.
///
/// The cheapest path is found by a flood from one edge that rises by one price at a time; empty
/// squares cost nothing. Not safe for several threads.
abstract class TalpaPathFeatures {
  /// The price of a piece that hangs together with enemies.
  static final int LIVE_COST = 2;

  /// The price of a frozen piece.
  static final int FROZEN_COST = 4;

  /// The most that a path can cost: a straight one of frozen pieces on the longest side.
  static final int MAX_COST = 10 * FROZEN_COST;

  /// The cost of the cheapest path of the side to move, and of the other side.
  int ownPathCost;

  int opponentPathCost;

  /// The pieces of the side to move less those of the other.
  int pieceLead;

  /// The pieces that touch an enemy piece: of the side to move, less those of the other.
  int contactLead;

  /// The number of empty squares.
  int emptyCount;

  /// Looks at the last position of the trail.
  abstract void compute();

  /// Looks which squares lie on a cheapest path of the side to move, and which on one of the other.
  abstract void computeRoutes();

  /// Returns whether a square lies on a cheapest path of the side to move.
  ///
  /// Precondition: the last look was for routes.
  abstract boolean isOnOwnRoute(int square);

  /// Returns whether a square lies on a cheapest path of the other side.
  ///
  /// Precondition: the last look was for routes.
  abstract boolean isOnOpponentRoute(int square);

  /// Returns whether the side to move can open its path with its next move, and not the other's
  /// with it. It is only looked for where a set of squares is one word.
  boolean hasImmediateWin() {
    return false;
  }
}
