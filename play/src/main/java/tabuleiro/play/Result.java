package tabuleiro.play;

import java.util.Optional;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Side;

/// The result of a game, as in records.
public enum Result {
  /// The first player won.
  FIRST_WINS("1-0"),
  /// The second player won.
  SECOND_WINS("0-1"),
  /// The game was drawn.
  DRAW("1/2-1/2"),
  /// The game has no result.
  NONE("*");

  private final String text;

  Result(String text) {
    this.text = text;
  }

  /// Returns the result of a game that `side` has won.
  public static Result winOf(Side side) {
    return side == Side.FIRST ? FIRST_WINS : SECOND_WINS;
  }

  /// Returns the result of an outcome under the rules.
  public static Result of(Outcome outcome) {
    return parse(outcome.formatResult()).orElseThrow();
  }

  /// Returns the result of a text such as `1-0`, or empty when the text is not a result.
  public static Optional<Result> parse(String text) {
    for (Result result : values()) {
      if (result.text.equals(text)) {
        return Optional.of(result);
      }
    }
    return Optional.empty();
  }

  /// Returns the text of this result, such as `1/2-1/2`.
  public String format() {
    return text;
  }

  /// Returns the winner; empty when there is none.
  public Optional<Side> winner() {
    return switch (this) {
      case FIRST_WINS -> Optional.of(Side.FIRST);
      case SECOND_WINS -> Optional.of(Side.SECOND);
      case DRAW, NONE -> Optional.empty();
    };
  }

  /// Returns the points of a side: 1 for a win, 0.5 for a draw, 0 for a loss.
  ///
  /// Precondition: the game has a result.
  public double points(Side side) {
    return winner().map(winner -> winner == side ? 1.0 : 0.0).orElse(0.5);
  }
}
