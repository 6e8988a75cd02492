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
import tabuleiro.server.event.RequestResult;

/// The table of events, within somebody's transaction.
///
/// @param handle the connection that has the transaction
record EventTable(Handle handle) {
  /// How many rows PostgreSQL sends at a time. A guess: some hundred kilobytes.
  private static final int FETCH = 1000;

  /// Appends an entry to a game whose head has the number `seen`.
  RequestResult append(int seen, EventContent entry) {
    ChainHead head = head(entry.game());
    if (head.sequence() == seen && seen > 0) {
      GameEvent event = GameEvent.after(head, entry);
      if (insert(event)) {
        return new RequestResult.Accepted(event);
      }
    }
    return find(entry)
        .map(
            event -> RequestResult.repeated(event, event.content().action().equals(entry.action())))
        .orElseGet(() -> refused(entry.game()));
  }

  private RequestResult refused(String game) {
    ChainHead head = head(game); // Again: another server may have written since.
    return head.equals(ChainHead.NONE)
        ? new RequestResult.Rejected(
            RequestResult.Reason.NO_GAME, Message.of("store.no-game", game), head)
        : RequestResult.stale(head);
  }

  /// Returns the last event's head, or [ChainHead#NONE].
  ChainHead head(String game) {
    return handle
        .createQuery(
            "SELECT sequence, hash FROM event WHERE game = ? ORDER BY sequence DESC LIMIT 1")
        .bind(0, game)
        .map((row, context) -> new ChainHead(row.getInt("sequence"), row.getString("hash")))
        .findOne()
        .orElse(ChainHead.NONE);
  }

  /// Writes an event. Returns whether it is there now: not when its number or its author's id is
  /// taken.
  boolean insert(GameEvent event) {
    EventContent entry = event.content();
    boolean isNew =
        handle.execute(
                """
                INSERT INTO event (game, sequence, author, client, ply, result, millis, deed, hash)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING\
                """,
                entry.game(),
                event.sequence(),
                entry.actor().name(),
                entry.clientId(),
                entry.ply(),
                entry.result().format(),
                entry.timeMillis(),
                entry.action().format(),
                event.hash())
            == 1;
    if (isNew
        && (entry.result() != Result.NONE || entry.action() instanceof GameAction.Withdrawal)) {
      finish(entry.game());
    }
    return isNew;
  }

  /// Counts a game among those that are over, unless it was.
  private void finish(String game) {
    handle.execute(
        """
        UPDATE game SET finished = (SELECT COALESCE(MAX(finished), 0) + 1 FROM game)
        WHERE id = ? AND finished IS NULL\
        """,
        game);
  }

  /// Returns the first event of a game that is there.
  GameEvent first(String game) {
    return handle
        .createQuery("SELECT * FROM event WHERE game = ? ORDER BY sequence LIMIT 1")
        .bind(0, game)
        .map(EventTable::read)
        .one();
  }

  private Optional<GameEvent> find(EventContent entry) {
    return handle
        .createQuery("SELECT * FROM event WHERE game = ? AND author = ? AND client = ?")
        .bind(0, entry.game())
        .bind(1, entry.actor().name())
        .bind(2, entry.clientId())
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

  /// Returns the first flaw of each game that has one.
  List<ChainError> findChainErrors() {
    ResultIterable<GameEvent> all =
        handle
            .createQuery("SELECT * FROM event ORDER BY game, sequence")
            .setFetchSize(FETCH)
            .map(EventTable::read);
    List<ChainError> flaws = new ArrayList<>();
    String game = "";
    ChainHead head = ChainHead.NONE;
    for (Iterator<GameEvent> events = all.iterator(); events.hasNext(); ) {
      GameEvent event = events.next();
      if (!event.content().game().equals(game)) {
        game = event.content().game();
        head = ChainHead.NONE;
      }
      boolean isKnown = !flaws.isEmpty() && flaws.getLast().game().equals(game);
      if (!isKnown && !event.follows(head)) {
        flaws.add(new ChainError(game, event.sequence()));
      }
      head = event.head();
    }
    return flaws;
  }

  private static GameEvent read(ResultSet row, StatementContext context) throws SQLException {
    EventContent entry =
        new EventContent(
            row.getString("game"),
            Actor.valueOf(row.getString("author")),
            row.getString("client"),
            row.getInt("ply"),
            GameAction.parse(row.getString("deed")),
            Result.parse(row.getString("result")).orElseThrow(),
            row.getLong("millis"));
    return new GameEvent(entry, row.getInt("sequence"), row.getString("hash"));
  }
}
