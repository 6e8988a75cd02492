package tabuleiro.cluster.job;

import java.io.Serializable;
import java.util.List;

/// Tasks that run on executors, such as games, each by its number. A task depends on its number
/// only, so it may run anywhere, and again where its executor was lost.
public interface NumberedTask extends Serializable {
  /// Runs the tasks from `first` (inclusive) to `end` (exclusive) and returns the texts of their
  /// results, in order.
  ///
  /// @throws tabuleiro.play.PlayException when one of them cannot be done anywhere
  List<String> run(int first, int end);
}
