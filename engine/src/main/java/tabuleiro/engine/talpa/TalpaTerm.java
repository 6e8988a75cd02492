package tabuleiro.engine.talpa;

import tabuleiro.engine.evaluation.Term;

/// The terms of Talpa's evaluation. A term in `-late` is another term times the percentage of
/// squares that are empty.
enum TalpaTerm implements Term {
  /// 1: the value of having the move.
  TEMPO("tempo"),
  TEMPO_LATE("tempo-late"),
  /// Own pieces less the opponent's. It tells which side will have to make the first removal when
  /// the captures are over, since each capture is worth one.
  LEAD("lead"),
  LEAD_LATE("lead-late"),
  /// The cost of the opponent's cheapest path less that of the own, in the prices of
  /// [TalpaPathFeatures].
  CROSSING("crossing"),
  CROSSING_LATE("crossing-late"),
  /// Own pieces that touch an enemy piece, less the opponent's that do.
  CONTACTS("contacts");

  private final String key;

  TalpaTerm(String key) {
    this.key = key;
  }

  @Override
  public String key() {
    return key;
  }
}
