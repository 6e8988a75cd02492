package tabuleiro.play.players;

import java.util.List;
import tabuleiro.play.PlayException;
import tabuleiro.rules.Message;

/// Thrown when a player is asked for that a game does not have. Its phrase lists those there are.
public final class UnknownPlayerException extends PlayException {
  private static final long serialVersionUID = 1L;

  private final transient List<String> known;

  /// Says that the game has no `player`.
  ///
  /// @param known the players that it has
  UnknownPlayerException(String game, String player, List<String> known) {
    super(Message.of("player.unknown", game, player, String.join(", ", known)));
    this.known = List.copyOf(known);
  }

  /// Returns the players that the game has.
  public List<String> availableIds() {
    return known;
  }
}
