package tabuleiro.view.game;

import java.util.Optional;
import tabuleiro.rules.Side;
import tabuleiro.text.Messages;
import tabuleiro.view.catalogue.PlayerName;

/// A seat of a game.
///
/// @param side the side that it plays
/// @param computerPlayer the text that selects the computer player; empty for a human
/// @param name the human's name: any text, which must be escaped; empty until the seat is taken,
///   and an empty text for a member whose account was deleted
/// @param isFree whether any player may take it
/// @param isMember whether the human is a member, whose name no other member has
/// @param isBot whether the member is a program
public record SeatInfo(
    Side side,
    Optional<String> computerPlayer,
    Optional<String> name,
    boolean isFree,
    boolean isMember,
    boolean isBot) {
  /// Returns whether a player has the seat.
  public boolean isTaken() {
    return computerPlayer.isPresent() || name.isPresent();
  }

  /// Returns whether a visitor has the seat, who may have any name that no member has.
  public boolean isVisitor() {
    return computerPlayer.isEmpty()
        && !isMember
        && name.filter(text -> !text.isEmpty()).isPresent();
  }

  /// Returns the displayed name of the player, which says when a member is a bot and when the
  /// player is a visitor; empty while the seat is empty. No name of a member can end like that of a
  /// visitor.
  ///
  /// @param messages the messages with the names of computer players
  public String displayedName(Messages messages) {
    return computerPlayer
        .map(player -> PlayerName.of(player, messages))
        .or(() -> name.map(human -> ofHuman(human, messages)))
        .orElse("");
  }

  private String ofHuman(String human, Messages messages) {
    return isVisitor()
        ? messages.format("games.visitor", human)
        : PlayerName.ofMember(human, isBot, messages);
  }
}
