package tabuleiro.terminal;

import java.util.Locale;
import java.util.Optional;
import tabuleiro.text.Messages;

/// What a person can type in a game besides a move. Each has its English name, and a name in the
/// language that is spoken.
enum GameCommand {
  MOVES(Who.ANYBODY),
  STEP(Who.MOVER),
  HINT(Who.MOVER),
  BOARD(Who.ANYBODY),
  SQUARE(Who.ANYBODY),
  UNDO(Who.PLAYER),
  RESIGN(Who.PLAYER),
  DRAW(Who.PLAYER),
  SAVE(Who.ANYBODY),
  RULES(Who.ANYBODY),
  HELP(Who.ANYBODY),
  QUIT(Who.ANYBODY);

  /// Who may type a command.
  enum Who {
    /// Also somebody who watches computers play.
    ANYBODY,
    /// A player, at anybody's turn.
    PLAYER,
    /// The player whose turn it is.
    MOVER
  }

  private final Who who;

  GameCommand(Who who) {
    this.who = who;
  }

  /// Returns who may type it.
  Who who() {
    return who;
  }

  /// Returns the English name.
  String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// Returns the name in the language of `words`.
  String name(Messages words) {
    return words.say("command." + key());
  }

  /// Returns the command of a name, or empty when it is none.
  static Optional<GameCommand> of(String name, Messages words) {
    for (GameCommand command : values()) {
      if (name.equals(command.key()) || name.equals(command.name(words))) {
        return Optional.of(command);
      }
    }
    return Optional.empty();
  }
}
