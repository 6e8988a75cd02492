package tabuleiro.terminal;

import java.util.Locale;
import java.util.Optional;
import tabuleiro.text.Messages;

/// What a person can type in a game besides a move. Each has its English name, and a name in the
/// language that is spoken.
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

  /// Who may type a command.
  enum AllowedFor {
    /// Also somebody who watches computers play.
    ANYONE,
    /// A player, at anybody's turn.
    PLAYER,
    /// The player whose turn it is.
    PLAYER_TO_MOVE
  }

  private final AllowedFor who;

  GameCommand(AllowedFor who) {
    this.who = who;
  }

  /// Returns who may type it.
  AllowedFor allowedFor() {
    return who;
  }

  /// Returns the English name.
  String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// Returns the name in the language of `words`.
  String name(Messages words) {
    return words.format("command." + key());
  }

  /// Returns the command of a name, or empty when it is none.
  static Optional<GameCommand> parse(String name, Messages words) {
    for (GameCommand command : values()) {
      if (name.equals(command.key()) || name.equals(command.name(words))) {
        return Optional.of(command);
      }
    }
    return Optional.empty();
  }
}
