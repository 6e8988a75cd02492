package tabuleiro.rules;

import java.util.Optional;

/// Why the rules ended a game. A game declares the reasons that its rules know. Two reasons are
/// equal if their keys are. Immutable.
public final class EndReason {
  /// The side to move has no legal move, and loses.
  public static final EndReason NO_MOVES = of("no-moves");

  private final String key;
  private final String clause;
  private final Outcome draw;
  private final Outcome firstWins;
  private final Outcome secondWins;

  private EndReason(String key, String clause) {
    this.key = key;
    this.clause = clause;
    draw = new Outcome(Optional.empty(), Optional.of(this));
    firstWins = new Outcome(Optional.of(Side.FIRST), Optional.of(this));
    secondWins = new Outcome(Optional.of(Side.SECOND), Optional.of(this));
  }

  /// Returns a new reason.
  ///
  /// @param key the fixed word in result lines and records: lower case letters and hyphens
  public static EndReason of(String key) {
    return new EndReason(key, key);
  }

  /// Returns a new reason that records do not tell apart from another one, but people do.
  ///
  /// @param key the fixed word in result lines and records
  /// @param clause the part after `won.` or `drawn.` of the message that explains the result
  public static EndReason of(String key, String clause) {
    return new EndReason(key, clause);
  }

  /// Returns the fixed word for this reason in result lines and records, such as `no-moves`.
  public String key() {
    return key;
  }

  /// Returns this reason as a noun phrase, such as "no legal moves".
  public Message message() {
    return Message.of("reason." + key);
  }

  /// Returns this reason as a clause about a won game, such as "Blue has no legal moves". The
  /// arguments of the message are the winner and the loser.
  Message clause(Side winner) {
    return Message.of("won." + clause, winner, winner.other());
  }

  /// Returns this reason as a clause about a drawn game, such as "the Throne was never taken".
  Message drawClause() {
    return Message.of("drawn." + clause);
  }

  /// Returns the only outcome "`winner` wins for this reason".
  Outcome win(Side winner) {
    return winner == Side.FIRST ? firstWins : secondWins;
  }

  /// Returns the only outcome "a draw for this reason".
  Outcome draw() {
    return draw;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof EndReason reason && reason.key.equals(key);
  }

  @Override
  public int hashCode() {
    return key.hashCode();
  }

  @Override
  public String toString() {
    return key;
  }
}
