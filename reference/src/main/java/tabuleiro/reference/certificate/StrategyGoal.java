package tabuleiro.reference.certificate;

import java.util.List;

/// The goal that a strategy guarantees for one side.
///
/// @param isFirst whether the side is the first player
/// @param isWin whether the goal is a win; otherwise it is to avoid a loss
record StrategyGoal(boolean isFirst, boolean isWin) {
  /// The goals that together prove a value.
  ///
  /// @param value `first`, `second` or `draw`
  static List<StrategyGoal> ofValue(String value) {
    return switch (value) {
      case "first" -> List.of(new StrategyGoal(true, true));
      case "second" -> List.of(new StrategyGoal(false, true));
      default -> List.of(new StrategyGoal(true, false), new StrategyGoal(false, false));
    };
  }

  /// Whether the side is to move.
  boolean isTurn(CheckerTrail trail) {
    return trail.isFirstToMove() == isFirst;
  }

  /// Whether the result of a game meets the goal.
  ///
  /// @param outcome any result but ONGOING
  boolean isReached(CheckerOutcome outcome) {
    return outcome == CheckerOutcome.winOf(isFirst) || (!isWin && outcome == CheckerOutcome.DRAW);
  }

  /// Whether the side can force its goal within a number of plies: plain minimax.
  boolean isReachedWithin(CheckerTrail trail, int plies) {
    if (trail.outcome() != CheckerOutcome.ONGOING) {
      return isReached(trail.outcome());
    }
    if (plies == 0) {
      return false;
    }
    boolean isTurn = isTurn(trail);
    for (int move : trail.moves()) {
      trail.play(move);
      boolean isReached = isReachedWithin(trail, plies - 1);
      trail.undo();
      if (isReached == isTurn) {
        return isTurn;
      }
    }
    return !isTurn;
  }
}
