package tabuleiro.engine.niju;

import tabuleiro.engine.evaluation.Term;

/// The terms of Ni-Ju's evaluation: first those of the goal `most`, then those of the goal `first`;
/// where one goal is played, the terms of the other are 0. From [#HIDDEN] to [#TEMPO] both goals
/// have the same terms, in the same order.
///
/// A pattern is *ready* if it lacks one tile that can be placed immediately; *hidden* if it lacks
/// one tile, on a cell that touches no tile yet. *Two* and *three* are patterns that lack as many
/// tiles. On a *fork* cell one tile leaves two or more patterns lacking one tile; on a *chain* cell
/// it completes a pattern and leaves another lacking one. *Spoiled* patterns cannot be completed
/// any more. *Own* is the side to move, *foe* the opponent.
enum NijuTerm implements Term {
  /// Complete patterns, own less foe's.
  POINTS("points"),
  /// The same times the number of placed tiles.
  LATE_POINTS("late-points"),
  /// Ready patterns, own less foe's.
  READY("ready"),
  /// The gain of the side to move if both sides take the most wanted cells in turn.
  SWING("swing"),
  /// Chain cells.
  OWN_CHAIN("own-chain"),
  FOE_CHAIN("foe-chain"),
  /// Hidden patterns, own less foe's.
  HIDDEN("hidden"),
  /// Patterns that lack two or three tiles.
  OWN_TWO("own-two"),
  FOE_TWO("foe-two"),
  OWN_THREE("own-three"),
  FOE_THREE("foe-three"),
  /// The same, own less foe's, times the number of placed tiles.
  LATE_TWO("late-two"),
  LATE_THREE("late-three"),
  /// Fork cells.
  OWN_FORK("own-fork"),
  FOE_FORK("foe-fork"),
  /// Spoiled patterns, own less foe's.
  SPOILED("spoiled"),
  /// Marks on the corners of the tiles in hand, own less foe's.
  CORNERS("corners"),
  /// Always 1: the value of having the move.
  TEMPO("tempo"),
  /// 1 if an own pattern is ready.
  FIRST_WIN("first-win"),
  /// 1 if none is, and the foe can complete a pattern on two cells or more.
  FIRST_LOST("first-lost"),
  /// 1 if none is, and the foe can complete a pattern on one cell.
  FIRST_FORCED("first-forced"),
  FIRST_HIDDEN("first-hidden"),
  FIRST_OWN_TWO("first-own-two"),
  FIRST_FOE_TWO("first-foe-two"),
  FIRST_OWN_THREE("first-own-three"),
  FIRST_FOE_THREE("first-foe-three"),
  FIRST_LATE_TWO("first-late-two"),
  FIRST_LATE_THREE("first-late-three"),
  FIRST_OWN_FORK("first-own-fork"),
  FIRST_FOE_FORK("first-foe-fork"),
  FIRST_SPOILED("first-spoiled"),
  FIRST_CORNERS("first-corners"),
  FIRST_TEMPO("first-tempo");

  private final String key;

  NijuTerm(String key) {
    this.key = key;
  }

  @Override
  public String key() {
    return key;
  }
}
