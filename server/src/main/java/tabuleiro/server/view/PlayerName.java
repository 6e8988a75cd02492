package tabuleiro.server.view;

import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.rules.Message;
import tabuleiro.server.store.seat.SeatInfo;
import tabuleiro.text.Messages;

/// The displayed names of players.
public final class PlayerName {
  private PlayerName() {}

  /// Returns the name of the player in a seat, which says when a member is a bot and when the
  /// player is a visitor; empty while the seat is empty. No name of a member can end like that of a
  /// visitor.
  ///
  /// @param messages the messages with the names of computer players
  public static String of(SeatInfo seat, Messages messages) {
    return seat.computerPlayer()
        .map(player -> of(player, messages))
        .or(() -> seat.name().map(name -> ofHuman(seat, name, messages)))
        .orElse("");
  }

  private static String ofHuman(SeatInfo seat, String name, Messages messages) {
    return seat.isVisitor()
        ? messages.format("games.visitor", name)
        : ofMember(name, seat.isBot(), messages);
  }

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
