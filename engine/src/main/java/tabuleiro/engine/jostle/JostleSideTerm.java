package tabuleiro.engine.jostle;

import tabuleiro.engine.evaluation.Term;

/// The terms of Jostle's evaluation that concern a whole side. Each but the first two is the number
/// of the side to move less that of the opponent, as if the opponent were to move.
///
/// A term in `-open` is multiplied by how open the game is: the moves of both sides, in percent of
/// the most that the board can offer.
enum JostleSideTerm implements Term {
  /// 1: the value of having the move.
  TEMPO("tempo"),
  TEMPO_OPEN("tempo-open"),
  /// Legal moves.
  MOVES("moves"),
  MOVES_OPEN("moves-open"),
  /// Checkers that can move.
  MOVERS_OPEN("movers-open"),
  /// Squares that can be moved to, each of which serves once.
  TARGETS_OPEN("targets-open");

  private final String key;

  JostleSideTerm(String key) {
    this.key = key;
  }

  @Override
  public String key() {
    return key;
  }
}
