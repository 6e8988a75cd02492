package tabuleiro.server.study;

import tabuleiro.play.PlayException;
import tabuleiro.rules.Message;

/// Thrown when something that is asked about a game cannot be answered, for another reason than its
/// rules. Its words stand in the bundle `study`.
public final class StudyException extends PlayException {
  private static final long serialVersionUID = 1L;

  /// Says what is wrong.
  StudyException(String key, Object... arguments) {
    super(Message.of(key, arguments));
  }
}
