package tabuleiro.terminal.plain;

import java.util.Locale;
import java.util.Optional;
import tabuleiro.text.Messages;

/// The commands that a player can type during a game instead of a move. Each has an English name
/// and a name in the language of the user.
enum GameCommand {
  MOVES(AllowedFor.ANYONE),
  STEP(AllowedFor.PLAYER_TO_MOVE),
  HINT(AllowedFor.PLAYER_TO_MOVE),
  BOARD(AllowedFor.ANYONE),
  SQUARE(AllowedFor.ANYONE),
  UNDO(AllowedFor.PLAYER),
  RESIGN(AllowedFor.PLAYER),
  DRAW(AllowedFor.PLAYER),
  SAVE(AllowedFor.ANYONE),
  RULES(AllowedFor.ANYONE),
  HELP(AllowedFor.ANYONE),
  QUIT(AllowedFor.ANYONE);

  /// Who may use a command.
  enum AllowedFor {
    /// Everyone, also a spectator of computer players.
    ANYONE,
    /// A human player, also in the opponent's turn.
    PLAYER,
    /// The human player whose turn it is.
    PLAYER_TO_MOVE
  }

  private final AllowedFor who;

  GameCommand(AllowedFor who) {
    this.who = who;
  }

  /// Returns who may use this command.
  AllowedFor allowedFor() {
    return who;
  }

  /// Returns the English name.
  String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// Returns the name in the language of `messages`.
  String name(Messages messages) {
    return messages.format("command." + key());
  }

  /// Returns the command of a name in either language; empty for an unknown name.
  static Optional<GameCommand> parse(String name, Messages messages) {
    for (GameCommand command : values()) {
      if (name.equals(command.key()) || name.equals(command.name(messages))) {
        return Optional.of(command);
      }
    }
    return Optional.empty();
  }
}
