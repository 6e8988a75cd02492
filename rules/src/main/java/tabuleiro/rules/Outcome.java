package tabuleiro.rules;

import java.util.Optional;

/// What the rules say about a position: the game is ongoing, a side has won, or it is a draw.
///
/// There is one instance of each outcome, so `==` compares outcomes. Immutable.
public final class Outcome {
  /// The game is not over.
  public static final Outcome ONGOING = new Outcome(Optional.empty(), Optional.empty());

  private final Optional<Side> winner;
  private final Optional<EndReason> reason;

  Outcome(Optional<Side> winner, Optional<EndReason> reason) {
    this.winner = winner;
    this.reason = reason;
  }

  /// Returns the outcome "`winner` has won because of `reason`".
  public static Outcome win(Side winner, EndReason reason) {
    return reason.win(winner);
  }

  /// Returns the outcome "a draw because of `reason`".
  public static Outcome draw(EndReason reason) {
    return reason.draw();
  }

  /// Returns whether the game is over.
  public boolean isOver() {
    return this != ONGOING;
  }

  /// Returns whether the game is drawn.
  public boolean isDraw() {
    return isOver() && winner.isEmpty();
  }

  /// Returns the side that has won; empty for an ongoing game and for a draw.
  public Optional<Side> winner() {
    return winner;
  }

  /// Returns why the game is over; empty for an ongoing game.
  public Optional<EndReason> reason() {
    return reason;
  }

  /// Returns why the game is over, for people: a clause such as "Blue has no legal moves" or "the
  /// Throne was never taken"; empty for an ongoing game.
  public Optional<Message> message() {
    return reason.map(why -> winner.map(why::clause).orElseGet(why::drawClause));
  }

  /// Returns the result as records write it: `1-0` for a win of the first player, `0-1` for a win
  /// of the second, `1/2-1/2` for a draw, `*` for an ongoing game.
  public String formatResult() {
    if (!isOver()) {
      return "*";
    }
    return winner.map(side -> side == Side.FIRST ? "1-0" : "0-1").orElse("1/2-1/2");
  }

  /// Returns the result with its reason, such as `1-0 path`; `*` for an ongoing game.
  @Override
  public String toString() {
    return reason.map(why -> formatResult() + " " + why.key()).orElse(formatResult());
  }
}
