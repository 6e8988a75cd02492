package tabuleiro.play.players;

import java.util.List;
import tabuleiro.play.PlayException;
import tabuleiro.rules.Message;

/// Thrown when a game does not have the requested player. The message lists the available ids.
public final class UnknownPlayerException extends PlayException {
  private static final long serialVersionUID = 1L;

  private final transient List<String> known;

  /// Creates the exception for a game without `player`.
  ///
  /// @param known the ids of the game's players
  UnknownPlayerException(String game, String player, List<String> known) {
    super(Message.of("player.unknown", game, player, String.join(", ", known)));
    this.known = List.copyOf(known);
  }

  /// Returns the ids of the game's players.
  public List<String> availableIds() {
    return known;
  }
}
