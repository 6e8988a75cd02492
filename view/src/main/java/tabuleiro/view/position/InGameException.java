package tabuleiro.view.position;

import java.util.Optional;
import tabuleiro.play.PlayException;
import tabuleiro.rules.Message;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.Violation;

/// Thrown when a text cannot be read as moves or positions of a game. Its message is formatted with
/// the messages of that game.
public final class InGameException extends PlayException {
  private static final long serialVersionUID = 1L;

  private final String game;
  private final transient Optional<Violation> violation;

  /// Creates an exception that names no rule.
  ///
  /// @param game the family's name; an unknown one stands for no game
  public InGameException(Message message, String game) {
    this(message, Optional.empty(), game);
  }

  /// Creates an exception for a violated rule.
  ///
  /// @param game the family's name
  public InGameException(RulesException cause, String game) {
    this(cause.violation().withRule(), Optional.of(cause.violation()), game);
  }

  private InGameException(Message message, Optional<Violation> violation, String game) {
    super(message);
    this.violation = violation;
    this.game = game;
  }

  /// Returns the name of the family whose messages are used.
  public String game() {
    return game;
  }

  /// Returns the violated rule, if the message names one.
  public Optional<Violation> violation() {
    return violation;
  }
}
