package tabuleiro.server.chat;

import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Handle;
import tabuleiro.rules.Side;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.game.GameStore;

/// Messages between players, for tests of other packages.
public final class ChatCalls {
  private ChatCalls() {}

  /// Stores a message of the second player of the game `game`.
  public static CompletableFuture<?> add(
      GameStore store, PlayerId author, String request, ChatContent content) {
    return new ChatStore(store.database())
        .add(new NewChatMessage("game", Side.SECOND, author, request, content, 1000));
  }

  /// Stores a message of a player of a game.
  public static CompletableFuture<?> add(
      GameStore store, String game, Side side, PlayerId author, ChatContent content) {
    return new ChatStore(store.database())
        .add(new NewChatMessage(game, side, author, "m", content, 5));
  }

  /// Exchanges the sides of the messages of a game.
  public static void exchangeSides(Handle handle, String game) {
    new ChatRows(handle).exchangeSides(game);
  }
}
