package tabuleiro.play;

import tabuleiro.rules.Message;

/// Thrown when a request is refused or an input cannot be read. It carries a message that the
/// caller formats in the user's language; the object on which the method was called is unchanged.
public abstract class PlayException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Message message;

  /// Creates an exception with a message that describes the problem.
  protected PlayException(Message message) {
    super(message.key() + " " + message.arguments());
    this.message = message;
  }

  /// Returns the message that describes the problem. Its texts are in the bundle `play` and, for a
  /// violated rule, in the bundle of the game.
  public Message problem() {
    return message;
  }
}
