package tabuleiro.play;

import java.util.Locale;
import java.util.Optional;
import tabuleiro.rules.EndReason;
import tabuleiro.rules.Message;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Side;

/// The reason why a game stopped, and its result. An [Outcome] covers only the ends that the rules
/// define; an ending also covers resignation, loss on time, agreement and others. Immutable.
///
/// @param kind what stopped the game
/// @param result the result
/// @param reason the language-independent key in result lines: the key of the rules' reason, such
///   as `no-moves`, or the key of the kind
/// @param message the reason as a message for users: a clause about a won game, such as "Blue has
///   no legal moves", otherwise a noun phrase, such as "a draw by agreement"
public record Ending(Kind kind, Result result, String reason, Message message) {
  /// What stopped a game.
  public enum Kind {
    /// The rules ended the game.
    RULES,
    /// A player resigned.
    RESIGNATION,
    /// A player ran out of time.
    TIME,
    /// The players agreed to a draw.
    AGREEMENT,
    /// A player left the game.
    ABANDONED,
    /// An arbiter decided the result.
    ADJUDICATED,
    /// The game has not ended; it can be continued.
    UNFINISHED;

    /// Returns the language-independent key, as in the tag `Termination` of a record.
    public String key() {
      return name().toLowerCase(Locale.ROOT);
    }

    /// Returns the kind with a key, or empty when there is none.
    public static Optional<Kind> of(String key) {
      for (Kind kind : values()) {
        if (kind.key().equals(key)) {
          return Optional.of(kind);
        }
      }
      return Optional.empty();
    }

    /// Returns whether a game that stopped in this way can have the result. For [#RULES] every
    /// result except [Result#NONE] is accepted here, because it depends on the position.
    public boolean allows(Result result) {
      return switch (this) {
        case RULES -> result != Result.NONE;
        case RESIGNATION, TIME -> result.winner().isPresent();
        case AGREEMENT -> result == Result.DRAW;
        case UNFINISHED -> result == Result.NONE;
        case ABANDONED -> true;
        case ADJUDICATED -> result != Result.NONE;
      };
    }
  }

  /// Checks that the kind allows the result.
  ///
  /// @throws IllegalArgumentException when it does not
  public Ending {
    if (!kind.allows(result)) {
      throw new IllegalArgumentException(
          "the ending " + kind + " does not allow the result " + result);
    }
  }

  /// Returns the ending of a game that the rules ended.
  ///
  /// @throws IllegalArgumentException when `outcome` is ongoing
  public static Ending byRules(Outcome outcome) {
    String reason = outcome.reason().map(EndReason::key).orElse("");
    Message message = outcome.message().orElseGet(() -> Message.of("reason.unfinished"));
    return new Ending(Kind.RULES, Result.of(outcome), reason, message);
  }

  /// Returns the ending of a game that `loser` resigned.
  public static Ending resignation(Side loser) {
    return of(Kind.RESIGNATION, Result.winOf(loser.other()));
  }

  /// Returns the ending of a game in which `loser` ran out of time.
  public static Ending timeout(Side loser) {
    return of(Kind.TIME, Result.winOf(loser.other()));
  }

  /// Returns the ending of a game that was drawn by agreement.
  public static Ending agreement() {
    return of(Kind.AGREEMENT, Result.DRAW);
  }

  /// Returns the ending of a game that was withdrawn before its first move.
  public static Ending withdrawn() {
    return of(Kind.ABANDONED, Result.NONE, "withdrawn");
  }

  /// Returns the ending of a game that a player aborted before the second move; it has no result.
  public static Ending aborted() {
    return of(Kind.ABANDONED, Result.NONE, "aborted");
  }

  /// Returns the ending of a game in which a player has not made their first move in time; it has
  /// no result.
  public static Ending notStarted() {
    return of(Kind.ABANDONED, Result.NONE, "no-start");
  }

  /// Returns the ending of a game that can be continued.
  public static Ending unfinished() {
    return of(Kind.UNFINISHED, Result.NONE);
  }

  /// Returns the ending of a kind other than `RULES`.
  ///
  /// @throws IllegalArgumentException when the kind does not allow the result
  public static Ending of(Kind kind, Result result) {
    return of(kind, result, kind.key());
  }

  private static Ending of(Kind kind, Result result, String reason) {
    Message message =
        result
            .winner()
            .map(winner -> Message.of("won." + reason, winner, winner.other()))
            .orElseGet(() -> Message.of("reason." + reason));
    return new Ending(kind, result, reason, message);
  }

  /// Returns the winner; empty when there is none.
  public Optional<Side> winner() {
    return result.winner();
  }

  /// Returns the result line, which is the same in every language: `result 1-0 (path)`.
  public String formatResult() {
    return "result " + result.format() + " (" + reason + ")";
  }
}
