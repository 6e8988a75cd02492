package tabuleiro.server.puzzle;

import tabuleiro.server.account.PlayerId;

/// A run against the clock.
///
/// @param id its id
/// @param player who solves
/// @param beganMillis when it began, in milliseconds since 1970
/// @param answers a digit for each answer, in order: 1 for a right move, 0 for a wrong one
record PuzzleStorm(String id, PlayerId player, long beganMillis, String answers) {
  /// Returns the number of right answers.
  public int solved() {
    return (int) answers.chars().filter(digit -> digit == '1').count();
  }

  /// Returns the number of wrong answers.
  public int failed() {
    return answers.length() - solved();
  }
}
