package tabuleiro.server.chat;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import tabuleiro.protocol.chat.ChatJson;
import tabuleiro.protocol.chat.ChatOperations;
import tabuleiro.rules.Message;
import tabuleiro.rules.Side;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.account.PlayerIdentities;
import tabuleiro.server.game.GameStore;
import tabuleiro.server.game.LiveGame;
import tabuleiro.server.game.LiveGames;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.Endpoints;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.RequestBody;
import tabuleiro.server.http.Responses;
import tabuleiro.server.http.Routes;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.server.kernel.database.RemoteChange;
import tabuleiro.server.kernel.database.StoreException;

/// The routes with which the two players of a game write to each other.
public final class ChatRoutes implements Routes {
  /// When to read the messages again after the database was unavailable. A guess.
  private static final Duration RETRY_DELAY = Duration.ofSeconds(1);

  private final LiveGames games;
  private final ChatStore store;
  private final PlayerIdentities players;
  private final GameChats chats;

  /// @param chats reads the messages
  public ChatRoutes(GameStore store, LiveGames games, GameChats chats) {
    this.games = games;
    this.store = new ChatStore(store.database());
    this.players = new PlayerIdentities(store.database());
    this.chats = chats;
  }

  @Override
  public void add(RoutesConfig routes) {
    Endpoints.add(routes, ChatOperations.MESSAGES, this::send);
    Endpoints.add(routes, ChatOperations.WRITE, this::write);
    Endpoints.add(routes, ChatOperations.ALLOW, this::allow);
  }

  private LiveGame game(Context context) {
    return games.game(context.pathParam("id"));
  }

  /// Returns the side of a caller.
  ///
  /// @throws ProblemException when the caller does not play the game
  private static Side requireSide(LiveGame game, Caller caller) {
    return caller
        .secret()
        .flatMap(secret -> game.seats().currentSidesOf(secret).stream().findFirst())
        .orElseThrow(() -> new ProblemException(403, "seat", Message.of("games.chat-seat")));
  }

  /// Returns the side of a caller who may write: one of the two people who play the game.
  private Side requireWriter(LiveGame game, Caller caller) {
    Side side = requireSide(game, caller);
    requireChat(game, caller);
    return side;
  }

  private ChatJson requireChat(LiveGame game, Caller caller) {
    return chats
        .read(game, caller)
        .orElseThrow(() -> new ProblemException(403, "no-chat", Message.of("games.chat-people")));
  }

  /// Waits for a change, and notifies the players at this server. When its outcome is unknown it
  /// may be stored all the same, and no notification of a server comes back to itself.
  private <T> T await(LiveGame game, CompletableFuture<T> change) {
    RemoteChange ofMessages = RemoteChange.ofMessages(game.id());
    try {
      T result = Database.await(change);
      games.receive(ofMessages);
      return result;
    } catch (StoreException e) {
      Future<?> _ = games.scheduler().schedule(() -> games.receive(ofMessages), RETRY_DELAY);
      throw e;
    }
  }

  private void send(Context context) {
    LiveGame game = game(context);
    requireSide(game, Caller.of(context));
    answer(context, game);
  }

  private void answer(Context context, LiveGame game) {
    Responses.sendJson(context, 200, requireChat(game, Caller.of(context)));
  }

  private void write(Context context) {
    ChatRequest request = ChatRequest.of(RequestBody.readJson(context));
    LiveGame game = game(context);
    Caller caller = Caller.of(context);
    Side side = requireWriter(game, caller);
    PlayerId author = players.of(caller).orElseThrow(ProblemException::notFound);
    NewChatMessage message =
        new NewChatMessage(
            game.id(), side, author, request.id(), request.content(), games.scheduler().millis());
    requireStored(await(game, store.add(message)), request.id());
    answer(context, game);
  }

  private static void requireStored(ChatResult result, String id) {
    switch (result) {
      case STORED -> {}
      case REUSED -> throw new ProblemException(409, "reused", Message.of("store.reused", id));
      case OFF -> throw new ProblemException(409, "chat-off", Message.of("games.chat-off"));
      case FULL ->
          throw new ProblemException(
              409, "chat-full", Message.of("games.chat-full", ChatStore.MAX_MESSAGES));
    }
  }

  private void allow(Context context) {
    boolean isAllowed = RequestBody.readJson(context).isTrue("allowed");
    LiveGame game = game(context);
    Side side = requireWriter(game, Caller.of(context));
    var _ = await(game, store.allow(game.id(), side, isAllowed, games.scheduler().millis()));
    answer(context, game);
  }
}
