package tabuleiro.solver.table;

import tabuleiro.play.PlayException;
import tabuleiro.rules.Message;

/// Thrown when a file cannot be read, is not a distance table, or is damaged. Its message says
/// which.
public final class DistanceTableException extends PlayException {
  private static final long serialVersionUID = 1L;

  private DistanceTableException(Message message) {
    super(message);
  }

  static DistanceTableException notATable(String file) {
    return new DistanceTableException(Message.of("distances.none", file));
  }

  static DistanceTableException broken(String file) {
    return new DistanceTableException(Message.of("distances.broken", file));
  }

  static DistanceTableException unreadable(String file) {
    return new DistanceTableException(Message.of("distances.unreadable", file));
  }
}
