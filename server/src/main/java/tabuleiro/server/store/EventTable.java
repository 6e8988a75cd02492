package tabuleiro.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.result.ResultIterable;
import org.jdbi.v3.core.statement.StatementContext;
import tabuleiro.play.Result;
import tabuleiro.rules.Message;
import tabuleiro.server.event.Actor;
import tabuleiro.server.event.ChainError;
import tabuleiro.server.event.ChainHead;
import tabuleiro.server.event.EventContent;
import tabuleiro.server.event.GameAction;
import tabuleiro.server.event.GameEvent;
import tabuleiro.server.event.PlayerAction;
import tabuleiro.server.event.RequestResult;

/// The table of events, within a transaction.
///
/// @param handle the connection with the transaction
record EventTable(Handle handle) {
  /// How many rows PostgreSQL sends at a time. A guess: some hundred kilobytes.
  private static final int FETCH_SIZE = 1000;

  /// Appends an event to a game, if its last event has the number `seen`.
  RequestResult append(int seen, EventContent content) {
    ChainHead head = head(content.game());
    if (head.sequence() == seen && seen > 0) {
      GameEvent event = GameEvent.after(head, content);
      if (insert(event)) {
        return new RequestResult.Accepted(event);
      }
    }
    return find(content)
        .map(event ->
            RequestResult.repeated(
                event,
                event
                    .content()
                    .isFrom(content.digest(), event.content().action().equals(content.action()))))
        .orElseGet(() -> rejection(content.game()));
  }

  private RequestResult rejection(String game) {
    ChainHead head = head(game); // Read again: another server may have written since.
    return head.equals(ChainHead.NONE)
        ? new RequestResult.Rejected(
            RequestResult.Reason.NO_GAME, Message.of("store.no-game", game), head)
        : RequestResult.stale(head);
  }

  /// Returns the head of a game, or [ChainHead#NONE].
  ChainHead head(String game) {
    return handle
        .createQuery(
            "SELECT sequence, hash FROM event WHERE game = ? ORDER BY sequence DESC LIMIT 1")
        .bind(0, game)
        .map((row, context) -> new ChainHead(row.getInt("sequence"), row.getString("hash")))
        .findOne()
        .orElse(ChainHead.NONE);
  }

  /// Inserts an event. Returns false when its number or the actor's client id is taken.
  boolean insert(GameEvent event) {
    EventContent content = event.content();
    boolean isNew =
        handle.execute(
                """
                INSERT INTO event (game, sequence, author, client, ply, result, millis, deed, hash,
                  request)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING\
                """,
                content.game(),
                event.sequence(),
                content.actor().name(),
                content.clientId(),
                content.ply(),
                content.result().format(),
                content.timeMillis(),
                content.action().format(),
                event.hash(),
                content.digest())
            == 1;
    if (isNew
        && (content.result() != Result.NONE
            || content.action() instanceof PlayerAction.Withdrawal
            || content.action() instanceof PlayerAction.Abort)) {
      finish(content.game());
    }
    return isNew;
  }

  /// Gives the game a number in the order of the finished games, unless it has one.
  private void finish(String game) {
    handle.execute(
        """
        UPDATE game SET finished = (SELECT COALESCE(MAX(finished), 0) + 1 FROM game)
        WHERE id = ? AND finished IS NULL\
        """,
        game);
  }

  /// Returns the first event of an existing game.
  GameEvent first(String game) {
    return handle
        .createQuery("SELECT * FROM event WHERE game = ? ORDER BY sequence LIMIT 1")
        .bind(0, game)
        .map(EventTable::read)
        .one();
  }

  private Optional<GameEvent> find(EventContent content) {
    return handle
        .createQuery("SELECT * FROM event WHERE game = ? AND author = ? AND client = ?")
        .bind(0, content.game())
        .bind(1, content.actor().name())
        .bind(2, content.clientId())
        .map(EventTable::read)
        .findOne();
  }

  /// Returns the events of a game after a number, in order.
  List<GameEvent> after(String game, int sequence) {
    return handle
        .createQuery("SELECT * FROM event WHERE game = ? AND sequence > ? ORDER BY sequence")
        .bind(0, game)
        .bind(1, sequence)
        .map(EventTable::read)
        .list();
  }

  /// Returns the first error of each game that has one.
  List<ChainError> findChainErrors() {
    ResultIterable<GameEvent> all =
        handle
            .createQuery("SELECT * FROM event ORDER BY game, sequence")
            .setFetchSize(FETCH_SIZE)
            .map(EventTable::read);
    List<ChainError> errors = new ArrayList<>();
    String game = "";
    ChainHead head = ChainHead.NONE;
    for (Iterator<GameEvent> events = all.iterator(); events.hasNext(); ) {
      GameEvent event = events.next();
      if (!event.content().game().equals(game)) {
        game = event.content().game();
        head = ChainHead.NONE;
      }
      boolean isReported = !errors.isEmpty() && errors.getLast().game().equals(game);
      if (!isReported && !event.follows(head)) {
        errors.add(new ChainError(game, event.sequence()));
      }
      head = event.head();
    }
    return errors;
  }

  private static GameEvent read(ResultSet row, StatementContext context) throws SQLException {
    EventContent content =
        new EventContent(
            row.getString("game"),
            Actor.valueOf(row.getString("author")),
            row.getString("client"),
            row.getInt("ply"),
            GameAction.parse(row.getString("deed")),
            Result.parse(row.getString("result")).orElseThrow(),
            row.getLong("millis"),
            Optional.ofNullable(row.getString("request")).orElse(""));
    return new GameEvent(content, row.getInt("sequence"), row.getString("hash"));
  }
}
