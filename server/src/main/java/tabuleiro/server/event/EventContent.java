package tabuleiro.server.event;

import java.util.regex.Pattern;
import tabuleiro.play.Result;
import tabuleiro.server.store.StoreException;

/// Something to be appended to a game.
///
/// @param game the game's id
/// @param actor who did it
/// @param clientId the author's own id for it, which makes sending again harmless: 1 to 64 letters,
///   digits, `-` and `_`
/// @param ply how many moves stood on the table before
/// @param action what was done
/// @param result what the game counts for after it; `NONE` while it goes on
/// @param timeMillis when, by the server's clock, in milliseconds since 1970
public record EventContent(
    String game,
    Actor actor,
    String clientId,
    int ply,
    GameAction action,
    Result result,
    long timeMillis) {
  private static final Pattern ID = Pattern.compile("[A-Za-z0-9_-]{1,64}");

  /// Checks the ids.
  ///
  /// @throws StoreException when one has another form
  public EventContent {
    requireId(game);
    requireId(clientId);
  }

  /// Checks the form of an id, of a game or of a client.
  ///
  /// @throws StoreException when it has another form
  public static void requireId(String id) {
    if (!ID.matcher(id).matches()) {
      throw new StoreException("store.id");
    }
  }

  /// Returns the text that is hashed. Only the deed, at its end, can hold line ends, so different
  /// entries have different texts.
  String canonical() {
    return String.join(
        "\n",
        game,
        actor.name(),
        clientId,
        String.valueOf(ply),
        result.format(),
        String.valueOf(timeMillis),
        action.format());
  }
}
