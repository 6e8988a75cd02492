package tabuleiro.play;

import java.util.Locale;
import java.util.Optional;
import tabuleiro.rules.Message;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Side;

/// Why a played game stopped, and with which result. [Outcome] is what the rules say of a position;
/// an ending also knows resignation, time and the rest.
///
/// @param kind what stopped the game
/// @param result what it counts for
/// @param reason the fixed word of result lines: the rules' own reason, such as `no-moves`, or the
///   kind's word
public record Ending(Kind kind, Result result, String reason) {
  /// What stopped a game.
  public enum Kind {
    /// The rules.
    RULES,
    /// A player gave up.
    RESIGNATION,
    /// A player's time ran out.
    TIME,
    /// The players agreed on a draw.
    AGREEMENT,
    /// A player went away.
    ABANDONED,
    /// Somebody else decided.
    ADJUDICATED,
    /// Nothing yet: the game can be continued.
    UNFINISHED;

    /// Returns the fixed word, as the record's tag `Termination` has it.
    public String key() {
      return name().toLowerCase(Locale.ROOT);
    }

    /// Returns the kind of a fixed word, or empty when it is none.
    public static Optional<Kind> of(String key) {
      for (Kind kind : values()) {
        if (kind.key().equals(key)) {
          return Optional.of(kind);
        }
      }
      return Optional.empty();
    }

    /// Returns whether a game that stopped in this way can have the result. (Of a game stopped by
    /// the rules only they know which.)
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

  /// Checks that kind and result fit.
  ///
  /// @throws IllegalArgumentException when a game cannot stop like this
  public Ending {
    if (!kind.allows(result)) {
      throw new IllegalArgumentException(kind + " with " + result);
    }
  }

  /// Returns the ending of a game that the rules ended.
  ///
  /// @throws IllegalArgumentException when `outcome` is ongoing
  public static Ending byRules(Outcome outcome) {
    String reason = outcome.reason().map(why -> why.key()).orElse("");
    return new Ending(Kind.RULES, Result.of(outcome), reason);
  }

  /// Returns the ending of a game that `loser` gave up.
  public static Ending resignation(Side loser) {
    return of(Kind.RESIGNATION, Result.winOf(loser.other()));
  }

  /// Returns the ending of a game in which the time of `loser` ran out.
  public static Ending timeout(Side loser) {
    return of(Kind.TIME, Result.winOf(loser.other()));
  }

  /// Returns the ending of a game that was drawn by agreement.
  public static Ending agreement() {
    return of(Kind.AGREEMENT, Result.DRAW);
  }

  /// Returns the ending of a game that can be continued.
  public static Ending unfinished() {
    return of(Kind.UNFINISHED, Result.NONE);
  }

  /// Returns the ending of a kind other than `RULES`.
  ///
  /// @throws IllegalArgumentException when a game cannot stop like this
  public static Ending of(Kind kind, Result result) {
    return new Ending(kind, result, kind.key());
  }

  /// Returns who won; empty when nobody did.
  public Optional<Side> winner() {
    return result.winner();
  }

  /// Returns the reason for people: a phrase such as "an open path".
  public Message message() {
    return Message.of("reason." + reason);
  }

  /// Returns the fixed line, the same in every language: `result 1-0 (path)`.
  public String formatResult() {
    return "result " + result.format() + " (" + reason + ")";
  }
}
