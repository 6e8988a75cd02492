package tabuleiro.server.game;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import tabuleiro.play.Result;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.ChainHead;
import tabuleiro.play.live.EventContent;
import tabuleiro.play.live.GameEvent;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.play.live.RequestResult;
import tabuleiro.play.live.ServerAction;
import tabuleiro.rules.Message;
import tabuleiro.server.kernel.database.ChangePublisher;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.server.kernel.database.StoreFailure;

/// What is written for a game, within a transaction.
///
/// @param handle the connection with the transaction
/// @param publisher publishes the changes with the commit
public record GameTransactions(Handle handle, ChangePublisher publisher) {
  /// Locks a game until the end of the transaction, for what another feature keeps of it in order.
  public static void lock(Handle handle, String game) {
    handle.execute("UPDATE game SET created = created WHERE id = ?", game);
  }

  /// Deletes a game with its events and seats, for the operator, once all that other features keep
  /// of it is deleted.
  ///
  /// @return whether there was such a game
  public static boolean delete(Handle handle, String game) {
    for (String table : List.of("prepared", "device_code", "event", "device", "seat")) {
      handle.execute("DELETE FROM " + table + " WHERE game = ?", game);
    }
    return handle.execute("DELETE FROM game WHERE id = ?", game) == 1;
  }

  /// Creates a game with its first event; see [GameStore#create].
  public GameEvent create(CreatedGame game) {
    GameInfo info = game.info();
    EventRows events = new EventRows(handle);
    if (new GameRows(handle).insert(info)) {
      game.seats().forEach((side, plan) -> new SeatRows(handle).insert(info, side, plan));
      new ChallengeLimit(handle).check(game.seats().values());
      events.insertFirst(startEvent(info, game.start()), 0);
      publisher.queueChange(info.id(), 1);
    }
    GameEvent event = events.first(info.id());
    if (!event.content().action().equals(game.start())) {
      throw new StoreException(StoreFailure.REUSED, info.id());
    }
    return event;
  }

  private static GameEvent startEvent(GameInfo info, ServerAction.Start start) {
    return GameEvent.after(
        ChainHead.NONE,
        new EventContent(
            info.id(), Actor.SERVER, "start", 0, start, Result.NONE, info.createdMillis()));
  }

  /// Creates the game that follows another; see [GameStore#createNext].
  RequestResult createNext(
      ChainHead seen, EventContent next, GameInfo info, ServerAction.Start start) {
    EventRows events = new EventRows(handle);
    RequestResult reply = events.result(events.add(seen, next, Long.MAX_VALUE), next);
    if (reply instanceof RequestResult.Accepted && new GameRows(handle).insert(info)) {
      new SeatRows(handle).copySwapped(next.game(), info.id());
      events.insertFirst(startEvent(info, start), 0);
      publisher.queueChange(info.id(), 1);
    }
    queue(reply, false);
    return reply;
  }

  /// Appends an event to a game, with what else changes; see [GameStore#append].
  RequestResult append(
      ChainHead seen, EventContent content, long dueMillis, Consumer<Handle> effects) {
    if (isWithdrawnTooLate(content)) {
      return rejected(content.game());
    }
    EventRows events = new EventRows(handle);
    Optional<GameEvent> added = events.add(seen, content, dueMillis);
    RequestResult reply = events.result(added, content);
    // A repeated request may get an earlier event, which has changed everything already.
    if (added.isPresent()) {
      if (content.action() instanceof PlayerAction.Swap) {
        new SeatRows(handle).exchange(content.game());
      }
      effects.accept(handle);
    }
    queue(reply, dueMillis == 0);
    return reply;
  }

  private void queue(RequestResult reply, boolean isDue) {
    if (reply instanceof RequestResult.Accepted(GameEvent event)) {
      publisher.queueEvent(event.content().game(), event.sequence(), isDue);
    }
  }

  /// Returns whether a game is to be withdrawn that another player has joined. The players may not
  /// know it yet, because the game starts with a later event.
  private boolean isWithdrawnTooLate(EventContent content) {
    SeatRows seats = new SeatRows(handle);
    return content.action() instanceof PlayerAction.Withdrawal
        && seats.lockInProgress(content.game())
        && seats.isComplete(content.game());
  }

  private RequestResult rejected(String game) {
    return new RequestResult.Rejected(
        RequestResult.Reason.ILLEGAL, Message.of("live.begun"), new EventRows(handle).head(game));
  }
}
