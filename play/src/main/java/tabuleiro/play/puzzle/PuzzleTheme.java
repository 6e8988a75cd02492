package tabuleiro.play.puzzle;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// What a puzzle asks for.
public enum PuzzleTheme {
  /// Exactly one move wins; every other move gives the win away.
  ONLY_WIN,
  /// Exactly one move forces a win within a number of moves; others may win later.
  WIN,
  /// Every move but one loses within a number of the opponent's moves.
  DEFENCE;

  /// Returns the name in records, such as `only-win`.
  public String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// Returns the theme with a name; empty when there is none.
  public static Optional<PuzzleTheme> of(String key) {
    return Stream.of(values()).filter(theme -> theme.key().equals(key)).findFirst();
  }
}
