package tabuleiro.terminal.plain.online;

import java.util.Locale;
import java.util.Optional;
import tabuleiro.text.Messages;

/// The commands with which a player finds games on a server. Each has an English name and a name in
/// the language of the user.
enum LobbyCommand {
  LOBBY("online.command."),
  JOIN("online.command."),
  NEW("online.command."),
  OPEN("online.command."),
  GAMES("online.command."),
  WATCH("online.command."),
  HELP("command."),
  QUIT("command.");

  private final String prefix;

  LobbyCommand(String prefix) {
    this.prefix = prefix;
  }

  private String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// Returns the name in the language of `messages`.
  String name(Messages messages) {
    return messages.format(prefix + key());
  }

  /// Returns what the command does.
  String help(Messages messages) {
    return messages.format(
        "online.help." + key(),
        name(messages),
        messages.format("online.word.first"),
        messages.format("online.word.second"),
        messages.format("online.word.random"),
        messages.format("online.word.lobby"),
        messages.format("online.word.level"),
        messages.format("online.word.swap"));
  }

  /// Returns the command of a name in either language; empty for an unknown name.
  static Optional<LobbyCommand> parse(String name, Messages messages) {
    for (LobbyCommand command : values()) {
      if (name.equals(command.key()) || name.equals(command.name(messages))) {
        return Optional.of(command);
      }
    }
    return Optional.empty();
  }
}
