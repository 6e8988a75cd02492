package tabuleiro.terminal.plain.online;

import java.util.Locale;
import java.util.Optional;
import tabuleiro.text.Messages;

/// The commands that a player can type during an online game instead of a move. Each has an English
/// name and a name in the language of the user.
enum OnlineGameCommand {
  MOVES("command.", "help."),
  STEP("command.", "help."),
  BOARD("command.", "help."),
  SQUARE("command.", "help."),
  UNDO("command.", "online.game."),
  SWAP("online.command.", "online.game."),
  DRAW("command.", "help."),
  ACCEPT("online.command.", "online.game."),
  DECLINE("online.command.", "online.game."),
  CLAIM("online.command.", "online.game."),
  RESIGN("command.", "help."),
  REMATCH("online.command.", "online.game."),
  RULES("command.", "help."),
  HELP("command.", "help."),
  QUIT("command.", "online.game.");

  private final String namePrefix;
  private final String helpPrefix;

  OnlineGameCommand(String namePrefix, String helpPrefix) {
    this.namePrefix = namePrefix;
    this.helpPrefix = helpPrefix;
  }

  private String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// Returns the name in the language of `messages`.
  String name(Messages messages) {
    return messages.format(namePrefix + key());
  }

  /// Returns what the command does.
  String help(Messages messages) {
    return messages.format(helpPrefix + key(), name(messages));
  }

  /// Returns whether only a player may use the command, not a spectator.
  boolean isForPlayers() {
    return switch (this) {
      case STEP, UNDO, SWAP, DRAW, ACCEPT, DECLINE, CLAIM, RESIGN, REMATCH -> true;
      case MOVES, BOARD, SQUARE, RULES, HELP, QUIT -> false;
    };
  }

  /// Returns the command of a name in either language; empty for an unknown name.
  static Optional<OnlineGameCommand> parse(String name, Messages messages) {
    for (OnlineGameCommand command : values()) {
      if (name.equals(command.key()) || name.equals(command.name(messages))) {
        return Optional.of(command);
      }
    }
    return Optional.empty();
  }
}
