package tabuleiro.solver.weak;

import java.io.Serializable;
import java.util.List;

/// The answer to a [ProofTask].
///
/// @param nodes the number of nodes searched
/// @param found what became known about positions near the one that was asked about; empty when the
///   answer is known
public record ProofResult(Answer answer, long nodes, List<ProvenResult> found)
    implements Serializable {
  /// Whether the side to move reaches the goal.
  public enum Answer {
    REACHED,
    REFUTED,
    /// The search gave up.
    UNDECIDED
  }
}
