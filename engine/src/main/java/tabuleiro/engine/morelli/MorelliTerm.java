package tabuleiro.engine.morelli;

import tabuleiro.engine.evaluation.Term;

/// The terms of Morelli's evaluation. Each is what the side to move has more of than the opponent,
/// unless its comment says otherwise.
///
/// A frame counts for a side only while that side does not own the Throne, since it can take it
/// once. It is open while the opponent has no corner of it, else blocked, until the opponent's
/// stone there is flipped.
enum MorelliTerm implements Term {
  /// Always 1: the value of having the move.
  TURN("turn"),
  /// The Throne, 1 or -1, times the progress of all stones towards the centre, of 16.
  THRONE_LATE("throne-late"),
  /// The Throne, times how few moves both sides have.
  THRONE_END("throne-end"),
  /// 1 if the side to move can take the Throne immediately.
  COUP("coup"),
  /// In how many frames, at most 2, the opponent could then take it; negative.
  MENACE("menace"),
  /// Frames of which one corner is missing, open and blocked.
  OPEN_THREE("open-three"),
  BLOCKED_THREE("blocked-three"),
  /// Frames of which two corners are missing, open and blocked.
  OPEN_TWO("open-two"),
  BLOCKED_TWO("blocked-two"),
  /// Stones, where all stones are 48.
  STONES("stones"),
  /// The same times the progress of all stones, of 2.
  STONES_LATE("stones-late"),
  /// Stones on the highest band, around the Throne.
  CENTRE("centre"),
  /// The difference of the numbers of moves, in percent of their sum.
  MOBILITY("mobility"),
  /// The same times the progress of all stones, of 2.
  MOBILITY_LATE("mobility-late"),
  /// The opponent's stones that can be flipped.
  PREY("prey"),
  /// Own stones that the opponent could flip; negative.
  ENDANGERED("endangered");

  private final String key;

  MorelliTerm(String key) {
    this.key = key;
  }

  @Override
  public String key() {
    return key;
  }
}
