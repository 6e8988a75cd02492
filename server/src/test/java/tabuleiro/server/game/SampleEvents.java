package tabuleiro.server.game;

import java.util.Map;
import java.util.concurrent.CompletableFuture;
import tabuleiro.play.Result;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.ChainHead;
import tabuleiro.play.live.EventContent;
import tabuleiro.play.live.GameEvent;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.play.live.ServerAction;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Side;

/// Games and events for tests of the store, which interprets neither.
public final class SampleEvents {
  public static final GameId RULES = new GameId("talpa", "8x8");
  public static final ServerAction.Start START = new ServerAction.Start("[Game \"talpa\"]\n\n*\n");

  private SampleEvents() {}

  /// Creates a game between two humans. The token of a seat is the game's id and the side.
  public static GameEvent create(GameStore store, String game) {
    GameInfo info = new GameInfo(game, RULES, Visibility.PUBLIC, 1000);
    return store
        .create(
            info,
            START,
            Map.of(
                Side.FIRST, SeatPlan.human(game + "-first"),
                Side.SECOND, SeatPlan.human(game + "-second")))
        .join();
  }

  /// Returns a number of devices of a seat.
  ///
  /// @param later how many of them have it later than the one that asks
  public static SeatDevices devices(int count, int later) {
    return new SeatDevices(count, later);
  }

  /// Stores prepared replies of the first player of a game.
  public static CompletableFuture<?> saveReplies(GameStore store, String game) {
    PreparedReplies replies = new PreparedReplies("start", Map.of("a1a2", "b1b2"));
    return store.preparedReplies().save(game, Side.FIRST, replies);
  }

  /// Returns the prepared replies of the first player of a game.
  public static Object replies(GameStore store, String game) {
    return store.preparedReplies().find(game, Side.FIRST);
  }

  /// Returns the head of a new game.
  public static ChainHead head(String game) {
    EventContent start = new EventContent(game, Actor.SERVER, "start", 0, START, Result.NONE, 1000);
    return GameEvent.after(ChainHead.NONE, start).head();
  }

  public static EventContent move(String game, Actor actor, String client, String text) {
    return new EventContent(game, actor, client, 0, new PlayerAction.Move(text), Result.NONE, 2000);
  }
}
