package tabuleiro.play.players;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// How a player can fail to move.
public enum PlayerFailure {
  /// Its program could not be started, or never answered.
  START,
  /// Its program has ended, or sends nothing that can be read as a move.
  CRASH,
  /// Its answer was not a legal move.
  ILLEGAL_MOVE,
  /// It did not answer in time.
  TIME;

  /// The command of a comment in a record that names the failure: `[%failure illegal-move]`.
  public static final String COMMAND = "failure";

  /// Returns the word in records, such as `illegal-move`.
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// Returns the failure of a word; empty when there is none.
  public static Optional<PlayerFailure> of(String word) {
    return Stream.of(values()).filter(failure -> failure.word().equals(word)).findFirst();
  }
}
