package tabuleiro.terminal.screen.page;

import java.util.List;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.play.session.Seat;
import tabuleiro.terminal.screen.settings.GameChoices.PlayerChoice;
import tabuleiro.text.Messages;

/// Formats and resolves players for the pages.
final class PlayerText {
  private PlayerText() {}

  /// Returns the text of a choice, such as "Level 9: full strength" or "Human".
  ///
  /// @param player the text of a computer player; empty for a human
  static String describe(String player, Messages messages) {
    if (player.isEmpty()) {
      return messages.format("human");
    }
    String name = messages.format(PlayerCatalogue.displayName(player));
    String note = "player-note." + player.replaceFirst(":.*", "");
    return messages.hasKey(note) ? name + ": " + messages.format(note) : name;
  }

  /// Returns the player, replaced by the lowest level when the game does not offer it.
  static PlayerChoice orLowestLevel(PlayerChoice player, String family, PlayerCatalogue players) {
    List<String> names = players.playerIds(family);
    return player.isHuman() || names.contains(player.player())
        ? player
        : player.withPlayer(names.getFirst());
  }

  /// Returns the seat of a player.
  ///
  /// @param number 1 or 2, for the default name of a human player
  /// @throws tabuleiro.play.session.SessionException when the name is invalid
  static Seat seat(PlayerChoice player, int number, Messages messages) {
    if (player.isHuman()) {
      String name =
          player.name().isBlank() ? messages.format("player-name", number) : player.name();
      return Seat.human(name);
    }
    return Seat.computer(
        messages.format(PlayerCatalogue.displayName(player.player())), player.player());
  }
}
