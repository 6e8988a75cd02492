package tabuleiro.rules;

import java.util.Optional;

/// What the rules say of a position: the game goes on, a side has won, or it is a draw.
///
/// There is one instance of each outcome, so `==` compares outcomes.
public final class Outcome {
  /// The game goes on.
  public static final Outcome ONGOING = new Outcome(Optional.empty(), Optional.empty());

  private static final Outcome[] WINS = new Outcome[2 * EndReason.values().length];
  private static final Outcome[] DRAWS = new Outcome[EndReason.values().length];

  static {
    for (EndReason reason : EndReason.values()) {
      DRAWS[reason.ordinal()] = new Outcome(Optional.empty(), Optional.of(reason));
      for (Side side : Side.values()) {
        WINS[2 * reason.ordinal() + side.ordinal()] =
            new Outcome(Optional.of(side), Optional.of(reason));
      }
    }
  }

  private final Optional<Side> winner;
  private final Optional<EndReason> reason;

  private Outcome(Optional<Side> winner, Optional<EndReason> reason) {
    this.winner = winner;
    this.reason = reason;
  }

  /// Returns the outcome "`winner` has won because of `reason`".
  public static Outcome win(Side winner, EndReason reason) {
    return WINS[2 * reason.ordinal() + winner.ordinal()];
  }

  /// Returns the outcome "a draw because of `reason`".
  public static Outcome draw(EndReason reason) {
    return DRAWS[reason.ordinal()];
  }

  /// Returns whether the game has ended.
  public boolean isOver() {
    return this != ONGOING;
  }

  /// Returns whether the game has ended in a draw.
  public boolean isDraw() {
    return isOver() && winner.isEmpty();
  }

  /// Returns the side that has won; empty while the game goes on and in a draw.
  public Optional<Side> winner() {
    return winner;
  }

  /// Returns why the game has ended; empty while it goes on.
  public Optional<EndReason> reason() {
    return reason;
  }

  /// Returns the result as records write it: `1-0` when the first player has won, `0-1` when the
  /// second has, `1/2-1/2` for a draw, `*` while the game goes on.
  public String formatResult() {
    if (!isOver()) {
      return "*";
    }
    return winner.map(side -> side == Side.FIRST ? "1-0" : "0-1").orElse("1/2-1/2");
  }

  /// Returns the result with its reason, such as `1-0 path`; `*` while the game goes on.
  @Override
  public String toString() {
    return reason.map(why -> formatResult() + " " + why.key()).orElse(formatResult());
  }
}
