package tabuleiro.reference.certificate;

import java.util.List;
import tabuleiro.reference.ReferencePosition;

/// A depth-first traversal of all games in which one side follows its strategy.
final class StrategyChecker {
  private final StrategyGoal goal;
  private final StrategyReader strategy;
  private final int search;

  /// The positions from which the goal is proven, or is being proven, one for all its images: no
  /// game meets a position or an image of it twice, so that the second kind is never asked for.
  private final FingerprintSet met = new FingerprintSet();

  StrategyChecker(StrategyGoal goal, StrategyReader strategy, int search) {
    this.goal = goal;
    this.strategy = strategy;
    this.search = search;
  }

  /// Traverses the games from a position.
  ///
  /// @throws CertificateException when the side does not reach its goal from there
  void check(ReferencePosition position) throws CertificateException {
    String outcome = position.outcome();
    if (!outcome.equals("*")) {
      require(goal.isReached(outcome), position);
    } else if (met.add(position.canonicalText())) {
      if (goal.isTurn(position)) {
        follow(position);
      } else {
        for (String move : position.moves()) {
          check(position.play(move));
        }
      }
    }
  }

  private void follow(ReferencePosition position) throws CertificateException {
    int entry = strategy.readEntry();
    if (entry == 0) {
      require(goal.isReachedWithin(position, search), position);
      return;
    }
    List<String> moves = position.moves();
    if (entry > moves.size()) {
      throw new CertificateException(
          CertificateFault.MOVE, strategy.entriesRead(), position.format());
    }
    check(position.play(moves.get(entry - 1)));
  }

  private static void require(boolean holds, ReferencePosition position)
      throws CertificateException {
    if (!holds) {
      throw new CertificateException(CertificateFault.CLAIM, position.format());
    }
  }
}
