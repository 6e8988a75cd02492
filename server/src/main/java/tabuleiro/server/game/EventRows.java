package tabuleiro.server.game;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.result.ResultIterable;
import org.jdbi.v3.core.statement.StatementContext;
import tabuleiro.play.Result;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.ChainHead;
import tabuleiro.play.live.EventContent;
import tabuleiro.play.live.GameAction;
import tabuleiro.play.live.GameEvent;
import tabuleiro.play.live.RequestResult;
import tabuleiro.rules.Message;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.server.kernel.database.StoreFailure;

/// The rows of events, within a transaction.
///
/// @param handle the connection with the transaction
record EventRows(Handle handle) {
  /// How many rows PostgreSQL sends at a time. A guess: some hundred kilobytes.
  private static final int FETCH_SIZE = 1000;

  private static final String INSERT =
      """
      INSERT INTO event (game, sequence, actor, client, ply, result, millis, action, hash, request,
        due)
      """;

  private static final String VALUES = "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";

  /// A row after an existing one. There is none when the number of the row, or the client id of its
  /// actor, is taken.
  private static final String AFTER =
      """
      SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? FROM event WHERE game = ? AND sequence = ? AND hash = ?
      ON CONFLICT DO NOTHING\
      """;

  /// Appends an event to a game, if its last event is `seen`. Returns nothing when it is not
  /// appended now, even if it was by an earlier request.
  ///
  /// @param dueMillis see [GameStore#append]
  Optional<GameEvent> add(ChainHead seen, EventContent content, long dueMillis) {
    GameEvent event = GameEvent.after(seen, content);
    return insertAfter(seen, event, dueMillis) ? Optional.of(event) : Optional.empty();
  }

  /// Returns the result of a request. An event that is not appended now may have been earlier.
  ///
  /// @param added the event, if it is appended now
  RequestResult result(Optional<GameEvent> added, EventContent content) {
    return added
        .<RequestResult>map(RequestResult.Accepted::new)
        .orElseGet(() -> earlierResult(content));
  }

  private RequestResult earlierResult(EventContent content) {
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

  /// Inserts the first event of a game, unless it has one.
  ///
  /// @param dueMillis see [GameStore#append]
  void insertFirst(GameEvent event, long dueMillis) {
    handle.execute(INSERT + VALUES + " ON CONFLICT DO NOTHING", values(event, dueMillis).toArray());
  }

  /// Inserts an event after another one. Returns false when that is not the last event of the game,
  /// or the actor's client id is taken.
  private boolean insertAfter(ChainHead seen, GameEvent event, long dueMillis) {
    EventContent content = event.content();
    List<Object> arguments = values(event, dueMillis);
    arguments.addAll(List.of(content.game(), seen.sequence(), seen.hash()));
    boolean isNew = handle.execute(INSERT + AFTER, arguments.toArray()) == 1;
    if (isNew && (content.result() != Result.NONE || content.action().endsWithoutResult())) {
      finish(content.game());
    }
    return isNew;
  }

  /// Returns the values of a row.
  private static List<Object> values(GameEvent event, long dueMillis) {
    EventContent content = event.content();
    return new ArrayList<>(
        List.of(
            content.game(),
            event.sequence(),
            content.actor().name(),
            content.clientId(),
            content.ply(),
            content.result().format(),
            content.timeMillis(),
            content.action().format(),
            event.hash(),
            content.digest(),
            dueMillis));
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
        .map(EventRows::read)
        .one();
  }

  private Optional<GameEvent> find(EventContent content) {
    return handle
        .createQuery("SELECT * FROM event WHERE game = ? AND actor = ? AND client = ?")
        .bind(0, content.game())
        .bind(1, content.actor().name())
        .bind(2, content.clientId())
        .map(EventRows::read)
        .findOne();
  }

  /// Returns the events of a game after a number, in order.
  List<GameEvent> after(String game, int sequence) {
    return handle
        .createQuery("SELECT * FROM event WHERE game = ? AND sequence > ? ORDER BY sequence")
        .bind(0, game)
        .bind(1, sequence)
        .map(EventRows::read)
        .list();
  }

  /// Returns all events of a game, in order.
  ///
  /// @throws StoreException when no game has the id, or its hash chain is broken
  List<GameEvent> history(String game) {
    List<GameEvent> events = after(game, 0);
    if (events.isEmpty()) {
      throw new StoreException(StoreFailure.NO_GAME, game);
    }
    ChainHead head = ChainHead.NONE;
    for (GameEvent event : events) {
      if (!event.follows(head)) {
        throw StoreException.broken(game, event.sequence());
      }
      head = event.head();
    }
    return events;
  }

  /// Returns the first error of each game that has one.
  List<ChainError> findChainErrors() {
    ResultIterable<Row> all =
        handle
            .createQuery("SELECT * FROM event ORDER BY game, sequence")
            .setFetchSize(FETCH_SIZE)
            .map((row, context) -> Row.of(row));
    List<ChainError> errors = new ArrayList<>();
    String game = "";
    ChainHead head = ChainHead.NONE;
    for (Iterator<Row> rows = all.iterator(); rows.hasNext(); ) {
      Row row = rows.next();
      if (!row.game().equals(game)) {
        game = row.game();
        head = ChainHead.NONE;
      }
      ChainHead previous = head;
      boolean isReported = !errors.isEmpty() && errors.getLast().game().equals(game);
      if (!isReported && row.event().filter(event -> event.follows(previous)).isEmpty()) {
        errors.add(new ChainError(game, row.sequence()));
      }
      head = row.event().map(GameEvent::head).orElse(ChainHead.NONE);
    }
    return errors;
  }

  /// One row.
  ///
  /// @param event empty when the row does not hold an event, because it was changed
  private record Row(String game, int sequence, Optional<GameEvent> event) {
    static Row of(ResultSet row) throws SQLException {
      return new Row(row.getString("game"), row.getInt("sequence"), parse(row));
    }

    private static Optional<GameEvent> parse(ResultSet row) throws SQLException {
      try {
        return Optional.of(EventRows.parse(row));
      } catch (IllegalArgumentException | NoSuchElementException e) {
        return Optional.empty();
      }
    }
  }

  private static GameEvent read(ResultSet row, StatementContext context) throws SQLException {
    Row read = Row.of(row);
    return read.event().orElseThrow(() -> StoreException.broken(read.game(), read.sequence()));
  }

  /// @throws IllegalArgumentException when the row was changed
  /// @throws NoSuchElementException when its result was changed
  private static GameEvent parse(ResultSet row) throws SQLException {
    EventContent content =
        new EventContent(
            row.getString("game"),
            Actor.valueOf(row.getString("actor")),
            row.getString("client"),
            row.getInt("ply"),
            GameAction.parse(row.getString("action")),
            Result.parse(row.getString("result")).orElseThrow(),
            row.getLong("millis"),
            Optional.ofNullable(row.getString("request")).orElse(""));
    return new GameEvent(content, row.getInt("sequence"), row.getString("hash"));
  }
}
