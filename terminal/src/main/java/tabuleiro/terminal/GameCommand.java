package tabuleiro.terminal;

import java.util.Locale;
import java.util.Optional;
import tabuleiro.words.Words;

/// What a person can type in a game besides a move. Each has its English name, and a name in the
/// language that is spoken.
enum GameCommand {
  MOVES,
  STEP,
  BOARD,
  SQUARE,
  UNDO,
  RESIGN,
  DRAW,
  SAVE,
  RULES,
  HELP,
  QUIT;

  /// Returns the English name.
  String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// Returns the name in the language of `words`.
  String name(Words words) {
    return words.say("command." + key());
  }

  /// Returns the command of a name, or empty when it is none.
  static Optional<GameCommand> of(String name, Words words) {
    for (GameCommand command : values()) {
      if (name.equals(command.key()) || name.equals(command.name(words))) {
        return Optional.of(command);
      }
    }
    return Optional.empty();
  }
}
