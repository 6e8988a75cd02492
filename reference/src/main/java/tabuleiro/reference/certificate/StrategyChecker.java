package tabuleiro.reference.certificate;

import java.io.IOException;

/// A depth-first traversal of all games in which one side follows its strategy.
final class StrategyChecker {
  /// Receives the positions of a traversal.
  interface Visitor {
    /// Receives a position that is met for the first time and is not a leaf, before its moves.
    void visit(CheckerTrail trail);

    /// Receives a position that the strategy leaves to the checker.
    ///
    /// @throws CertificateException when the side does not reach its goal from there
    /// @throws IOException when a file cannot be written
    void leave(CheckerTrail trail) throws CertificateException, IOException;
  }

  private final StrategyGoal goal;
  private final StrategyReader strategy;
  private final CheckerTrail trail;
  private final Visitor visitor;

  /// The positions from which the goal is proven, or is being proven, one for all its images: no
  /// game meets a position or an image of it twice, so that the second kind is never asked for.
  private final FingerprintSet met;

  /// @param trail at the position where the traversal starts
  StrategyChecker(
      StrategyGoal goal,
      StrategyReader strategy,
      CheckerTrail trail,
      FingerprintSet met,
      Visitor visitor) {
    this.goal = goal;
    this.strategy = strategy;
    this.trail = trail;
    this.met = met;
    this.visitor = visitor;
  }

  /// Traverses the games from the position of the trail.
  ///
  /// @throws CertificateException when the side does not reach its goal from there
  /// @throws IOException when the visitor cannot write a file
  void check() throws CertificateException, IOException {
    CheckerOutcome outcome = trail.outcome();
    if (outcome != CheckerOutcome.ONGOING) {
      require(goal.isReached(outcome), trail);
    } else if (met.add(trail.highKey(), trail.lowKey())) {
      if (goal.isTurn(trail)) {
        follow();
      } else {
        visitor.visit(trail);
        for (int move : trail.moves()) {
          check(move);
        }
      }
    }
  }

  private void follow() throws CertificateException, IOException {
    int entry = strategy.readEntry();
    if (entry == 0) {
      visitor.leave(trail);
      return;
    }
    visitor.visit(trail);
    int[] moves = trail.moves();
    if (entry > moves.length) {
      throw new CertificateException(CertificateFault.MOVE, strategy.entriesRead(), trail.format());
    }
    check(moves[entry - 1]);
  }

  private void check(int move) throws CertificateException, IOException {
    trail.play(move);
    check();
    trail.undo();
  }

  static void require(boolean holds, CheckerTrail trail) throws CertificateException {
    if (!holds) {
      throw new CertificateException(CertificateFault.CLAIM, trail.format());
    }
  }
}
