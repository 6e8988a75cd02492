package tabuleiro.view.catalogue;

import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.rules.Message;
import tabuleiro.text.Messages;

/// The displayed names of players.
public final class PlayerName {
  private PlayerName() {}

  /// Returns the name of a member, which says when the member is a bot.
  ///
  /// @param name the name; empty when the account was deleted
  public static String ofMember(String name, boolean isBot, Messages messages) {
    if (name.isEmpty()) {
      return messages.format("games.former-member");
    }
    return isBot ? messages.format("games.bot", name) : name;
  }

  /// Returns the name of a computer player. An external engine has the name that the operator has
  /// chosen.
  ///
  /// @param player the text that selects it, such as `5`
  public static String of(String player, Messages messages) {
    Message preset = PlayerCatalogue.displayName(player);
    return messages.hasKey(preset.key()) ? messages.format(preset) : player;
  }
}
