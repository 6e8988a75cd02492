package tabuleiro.server.http;

import java.util.Optional;
import tabuleiro.games.Games;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.Message;
import tabuleiro.rules.UnknownVariantException;
import tabuleiro.view.position.RequestedBoard;

/// Reads the fields of a request that name a game and a position.
public final class BoardFields {
  private BoardFields() {}

  /// Reads the fields `game`, `variant` and `position`.
  ///
  /// @throws ProblemException when a field has the wrong type
  public static RequestedBoard read(JsonObject json) {
    return new RequestedBoard(json.text("game"), json.text("variant"), json.text("position"));
  }

  /// Reads the same fields, of which `game` is needed.
  ///
  /// @throws ProblemException when a field has the wrong type, or `game` is missing
  public static RequestedBoard require(JsonObject json) {
    return new RequestedBoard(
        Optional.of(json.requireText("game")), json.text("variant"), json.text("position"));
  }

  /// Returns the game family of a name.
  ///
  /// @throws ProblemException when there is none
  public static Family requireFamily(String name) {
    String names = String.join(", ", Games.names());
    return Games.find(name)
        .orElseThrow(() ->
            new ProblemException(400, "game", Message.of("replay.unknown-game", name, names)));
  }

  /// Returns the game variant that a request names; without a variant, the default one.
  ///
  /// @throws ProblemException when there is none
  public static Game requireGame(RequestedBoard board) {
    Family family = requireFamily(board.game().orElse(""));
    try {
      return board.variant().map(family::game).orElseGet(family::game);
    } catch (UnknownVariantException e) {
      String featured = String.join(", ", family.featuredVariants());
      Message why =
          Message.of("replay.unknown-variant", family.name(), board.variant().orElse(""), featured);
      throw new ProblemException(400, "variant", why);
    }
  }
}
