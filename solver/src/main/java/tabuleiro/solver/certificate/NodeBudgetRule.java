package tabuleiro.solver.certificate;

import tabuleiro.rules.Position;
import tabuleiro.solver.SolverTrail;
import tabuleiro.solver.weak.FrontierProver;
import tabuleiro.solver.weak.SolverStrategy;

/// Leaves to the checker what a search proves within a number of nodes.
///
/// @param prover has the number of nodes
/// @param hopelessNodes a proof that took this many nodes is not tried
record NodeBudgetRule(FrontierProver prover, SolverStrategy strategy, long hopelessNodes)
    implements LeafRule {
  @Override
  public boolean isLeaf(ProofGoal goal, Position position, SolverTrail trail) {
    return strategy.provenNodes(trail) < hopelessNodes && prover.isProvable(trail, goal.rank());
  }

  /// The checker's table has the visited positions, so a search finds such a move at once.
  @Override
  public boolean prefersVisited() {
    return false;
  }

  @Override
  public void visit(ProofGoal goal, SolverTrail trail) {
    boolean isTurn = trail.sideToMove() == goal.side();
    int rank = isTurn ? goal.rank() : FrontierProver.opposite(goal.rank());
    prover.assume(trail, rank, isTurn);
  }

  @Override
  public void close() {
    prover.close();
  }
}
