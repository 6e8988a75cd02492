package tabuleiro.solver.certificate;

import tabuleiro.solver.SolverTrail;
import tabuleiro.solver.weak.SolverStrategy;

/// What a certificate leaves to the search of its checker: in one stage the last plies, in two
/// stages the positions of a frontier. Immutable.
public final class CertificateForm {
  private static final int MAX_PLIES = 9;

  private final boolean isTwoStage;
  private final int plies;
  private final long nodes;

  private CertificateForm(boolean isTwoStage, int plies, long nodes) {
    this.isTwoStage = isTwoStage;
    this.plies = plies;
    this.nodes = nodes;
  }

  /// Returns the form that leaves the last plies to the checker.
  ///
  /// @param plies their number, from 0 to 9
  /// @throws IllegalArgumentException when it is not from 0 to 9
  public static CertificateForm oneStage(int plies) {
    if (plies < 0 || plies > MAX_PLIES) {
      throw new IllegalArgumentException("the checker searches from 0 to 9 plies, not " + plies);
    }
    return new CertificateForm(false, plies, 0);
  }

  /// Returns the form that leaves to the checker what the solver has proven within a number of
  /// nodes, as its table says. What the table does not have is proven again.
  ///
  /// @param nodes the number of nodes
  /// @throws IllegalArgumentException when the number of nodes is not positive
  public static CertificateForm twoStages(long nodes) {
    if (nodes < 1) {
      throw new IllegalArgumentException("a proof takes at least one node, not " + nodes);
    }
    return new CertificateForm(true, 0, nodes);
  }

  /// Returns the version of the file format.
  int version() {
    return isTwoStage ? 3 : 2;
  }

  /// Returns the line of the header that says what is left to the checker.
  String limit() {
    return (isTwoStage ? "frontier " + nodes : "search " + plies) + "\n";
  }

  /// Returns the lines of the header that belong to this form.
  ///
  /// @param leaves the number of positions that are left to the checker
  String headerLines(long leaves) {
    return limit() + (isTwoStage ? "leaves " + leaves + "\n" : "");
  }

  /// Returns whether the form has two stages.
  boolean isTwoStage() {
    return isTwoStage;
  }

  /// Returns whether a form of two stages leaves a position to the checker's search.
  ///
  /// @param goal the goal of the side to move
  boolean isProvenInSearch(ProofGoal goal, SolverStrategy strategy, SolverTrail trail) {
    return strategy.prove(trail, goal.value()) < nodes;
  }

  /// Returns the rule that decides which positions are left to the checker.
  LeafRule leafRule(SolverStrategy strategy) {
    return isTwoStage
        ? (goal, _, trail) -> isProvenInSearch(goal, strategy, trail)
        : (goal, position, _) -> goal.isReachedWithin(position.trail(), plies);
  }
}
