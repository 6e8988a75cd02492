package tabuleiro.server.view;

import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.rules.Message;
import tabuleiro.server.store.SeatInfo;
import tabuleiro.text.Messages;

/// What those are called who sit at a game.
public final class PlayerName {
  private PlayerName() {}

  /// Returns the name of whoever sits in a seat; empty until somebody does.
  ///
  /// @param words in which computer players have their names
  public static String of(SeatInfo seat, Messages words) {
    return seat.computerPlayer().map(player -> of(player, words)).or(seat::name).orElse("");
  }

  /// Returns the name of a computer player; that of an outside engine is the text itself, which the
  /// operator has chosen.
  ///
  /// @param player the text that names it, such as `5`
  public static String of(String player, Messages words) {
    Message preset = PlayerCatalogue.displayName(player);
    return words.hasKey(preset.key()) ? words.format(preset) : player;
  }
}
