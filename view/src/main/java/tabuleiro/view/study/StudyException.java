package tabuleiro.view.study;

import tabuleiro.play.PlayException;
import tabuleiro.rules.Message;

/// Thrown when a request about a game or position cannot be answered, for a reason other than its
/// rules. The messages are in the bundle `study`.
public final class StudyException extends PlayException {
  private static final long serialVersionUID = 1L;

  /// Creates an exception.
  ///
  /// @param key the key of the message
  /// @param arguments the arguments of the message
  public StudyException(String key, Object... arguments) {
    super(Message.of(key, arguments));
  }
}
