package tabuleiro.terminal.screen.page;

import java.util.List;
import tabuleiro.play.Seat;
import tabuleiro.play.players.Players;
import tabuleiro.terminal.screen.settings.GamePlan.Sitter;
import tabuleiro.text.Messages;

/// Players as the pages show them.
final class PlayerWords {
  private PlayerWords() {}

  /// Returns the words of a choice, such as "Level 9: full strength" or "a person".
  ///
  /// @param player the text of a computer player; empty for a person
  static String describe(String player, Messages words) {
    if (player.isEmpty()) {
      return words.say("human");
    }
    String name = words.say(Players.presetName(player));
    String note = "player-note." + player.replaceFirst(":.*", "");
    return words.has(note) ? name + ": " + words.say(note) : name;
  }

  /// Returns the sitter, or with the lowest level where the family does not have its player.
  static Sitter known(Sitter sitter, String family, Players players) {
    List<String> names = players.names(family);
    return sitter.isHuman() || names.contains(sitter.player())
        ? sitter
        : sitter.withPlayer(names.getFirst());
  }

  /// Returns the seat of a sitter.
  ///
  /// @param number 1 or 2, for the name of a person who gives none
  /// @throws tabuleiro.play.TableException when the name is none
  static Seat seat(Sitter sitter, int number, Messages words) {
    if (sitter.isHuman()) {
      String name = sitter.name().isBlank() ? words.say("player-name", number) : sitter.name();
      return Seat.human(name);
    }
    return Seat.computer(words.say(Players.presetName(sitter.player())), sitter.player());
  }
}
