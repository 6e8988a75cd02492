package tabuleiro.terminal.screen.page;

import java.util.List;
import tabuleiro.play.Seat;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.terminal.screen.settings.GameChoices.PlayerChoice;
import tabuleiro.text.Messages;

/// Players as the pages show them.
final class PlayerText {
  private PlayerText() {}

  /// Returns the words of a choice, such as "Level 9: full strength" or "a person".
  ///
  /// @param player the text of a computer player; empty for a person
  static String describe(String player, Messages words) {
    if (player.isEmpty()) {
      return words.format("human");
    }
    String name = words.format(PlayerCatalogue.displayName(player));
    String note = "player-note." + player.replaceFirst(":.*", "");
    return words.hasKey(note) ? name + ": " + words.format(note) : name;
  }

  /// Returns the sitter, or with the lowest level where the family does not have its player.
  static PlayerChoice orLowestLevel(PlayerChoice sitter, String family, PlayerCatalogue players) {
    List<String> names = players.playerIds(family);
    return sitter.isHuman() || names.contains(sitter.player())
        ? sitter
        : sitter.withPlayer(names.getFirst());
  }

  /// Returns the seat of a sitter.
  ///
  /// @param number 1 or 2, for the name of a person who gives none
  /// @throws tabuleiro.play.TableException when the name is none
  static Seat seat(PlayerChoice sitter, int number, Messages words) {
    if (sitter.isHuman()) {
      String name = sitter.name().isBlank() ? words.format("player-name", number) : sitter.name();
      return Seat.human(name);
    }
    return Seat.computer(
        words.format(PlayerCatalogue.displayName(sitter.player())), sitter.player());
  }
}
