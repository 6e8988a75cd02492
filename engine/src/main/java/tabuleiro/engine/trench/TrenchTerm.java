package tabuleiro.engine.trench;

import tabuleiro.engine.evaluation.Term;

/// The terms of Trench's evaluation. Each is what the side to move has more of than the opponent,
/// unless its comment says otherwise. The terms from [#MOBILITY] on need attack maps; those before
/// follow from the placement of the pieces.
enum TrenchTerm implements Term {
  /// Always 1: the value of having the move.
  TURN("turn"),
  /// Pieces on the board, by rank.
  SOLDIERS("soldiers"),
  SERGEANTS("sergeants"),
  CAPTAINS("captains"),
  COLONELS("colonels"),
  GENERALS("generals"),
  /// The lead in captured points, counted in ranks, times how late it is, where points decide.
  LEAD_LATE("lead-late"),
  /// 1 or -1 for the side that plays the last ply if nothing more is captured, times how late it
  /// is: the opponent cannot recapture.
  LAST_PLY("last-ply"),
  /// How near the captured points are to the number that ends the game; 0 in variants without one.
  GOAL("goal"),
  /// Ranks of the pieces in the trench, where they are attacked from behind alone.
  TRENCH("trench"),
  /// Pieces behind the trench, in the opponent's territory.
  BEHIND("behind"),
  /// The distance from the trench, negative in the own territory, summed over all pieces.
  ADVANCE("advance"),
  /// Legal moves.
  MOBILITY("mobility"),
  /// Ranks of the opponent's pieces that can be captured for nothing or by a soldier.
  PREY("prey"),
  /// The same of one's own pieces, negative.
  HANGING("hanging");

  /// The number of terms that follow from the placement of the pieces.
  static final int PLACEMENT_COUNT = MOBILITY.ordinal();

  private final String key;

  TrenchTerm(String key) {
    this.key = key;
  }

  @Override
  public String key() {
    return key;
  }
}
