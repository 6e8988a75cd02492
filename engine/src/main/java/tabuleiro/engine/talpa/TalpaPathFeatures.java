package tabuleiro.engine.talpa;

/// What the evaluation computes from a position: the costs of both sides' cheapest paths, and
/// counts of pieces.
///
/// The price of a square is about the number of moves that it takes to empty it. A piece that
/// touches an enemy piece can leave with the next move: 1. A piece that touches none, but is
/// connected with enemy pieces, has to wait until one of them becomes its neighbour: 2. A piece
/// that is connected with pieces of its own colour alone is frozen until the captures are over: 4.
/// After that, all pieces cost 1. On recorded games this sum predicts the result better than the
/// mere number of pieces, and finer prices hardly improve it.
///
/// The cheapest path is found by a flood fill from one edge that rises by one price at a time;
/// empty squares cost nothing. Not safe for several threads.
abstract class TalpaPathFeatures {
  /// The price of a piece that is connected with enemy pieces.
  static final int LIVE_COST = 2;

  /// The price of a frozen piece.
  static final int FROZEN_COST = 4;

  /// The highest cost of a path: a straight one of frozen pieces along the longest side.
  static final int MAX_COST = 10 * FROZEN_COST;

  /// The cost of the cheapest path of the side to move, and of the opponent.
  int ownPathCost;

  int opponentPathCost;

  /// The pieces of the side to move less those of the opponent.
  int pieceLead;

  /// The pieces of the side to move that touch an enemy piece, less the opponent's that do.
  int contactLead;

  /// The number of empty squares.
  int emptyCount;

  /// Computes the fields for the position at the end of the trail.
  abstract void compute();

  /// Computes which squares lie on a cheapest path of the side to move, and which on one of the
  /// opponent.
  abstract void computeRoutes();

  /// Returns whether a square lies on a cheapest path of the side to move.
  ///
  /// Precondition: [#computeRoutes()] was called for this position.
  abstract boolean isOnOwnRoute(int square);

  /// Returns whether a square lies on a cheapest path of the opponent.
  ///
  /// Precondition: [#computeRoutes()] was called for this position.
  abstract boolean isOnOpponentRoute(int square);

  /// Returns whether the side to move can open its path with its next move without opening the
  /// opponent's. Only computed where a set of squares is one word, else false.
  boolean hasImmediateWin() {
    return false;
  }
}
