package tabuleiro.server.store;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import tabuleiro.play.Result;
import tabuleiro.rules.Side;
import tabuleiro.server.event.Actor;
import tabuleiro.server.event.ChainError;
import tabuleiro.server.event.ChainHead;
import tabuleiro.server.event.EventContent;
import tabuleiro.server.event.GameAction;
import tabuleiro.server.event.GameEvent;
import tabuleiro.server.event.RequestResult;

/// What the server keeps. Whatever writes gives a future that completes once the change is on disk,
/// so that a power cut loses nothing that was acknowledged. Safe for several threads.
///
/// Futures complete on the thread that writes: whoever goes on from there does it quickly, or on a
/// thread of his own. Each fails with a [StoreException] when the change could not be made, or when
/// nobody knows; asking again is harmless.
public final class GameStore implements AutoCloseable {
  private final DatabaseConnections connections;
  private final Jdbi reader;
  private final ChangePublisher herald;
  private final GroupCommitWriter writer;
  private final List<ChangeListener> listeners = new CopyOnWriteArrayList<>();

  GameStore(DatabaseConnections connections) {
    this.connections = connections;
    this.reader = connections.reader();
    this.herald = new ChangePublisher(connections.shared().isPresent());
    this.writer = new GroupCommitWriter(connections.writer(), herald);
  }

  /// Waits for what a store was asked to do; on a virtual thread that costs nothing.
  ///
  /// @throws StoreException when it could not be done, or nobody knows
  public static <T> T await(CompletableFuture<T> future) {
    try {
      return future.join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof StoreException known ? known : e;
    }
  }

  /// Opens a database, and makes or updates its tables.
  ///
  /// @throws StoreException when a newer version has written it, another process has it open, the
  ///   server behind it does not sync what it commits, or it cannot be opened at all
  public static GameStore open(Database database) {
    return new GameStore(DatabaseConnections.open(database));
  }

  /// Makes a game with its first event. Making the same game again is harmless.
  ///
  /// @param info about the game
  /// @param start what is agreed
  /// @param seats for whom each seat is kept
  /// @return the first event; a [StoreException] when the id stands for another game
  public CompletableFuture<GameEvent> create(
      GameInfo info, GameAction.Start start, Map<Side, SeatPlan> seats) {
    return writer.submit(handle -> {
      EventTable events = new EventTable(handle);
      if (insert(handle, info)) {
        seats.forEach((side, plan) -> new SeatTable(handle).insert(info.id(), side, plan));
        events.insert(first(info, start));
        herald.queueChange(info.id(), 1);
      }
      GameEvent event = events.first(info.id());
      if (!event.content().action().equals(start)) {
        throw new StoreException("store.reused", info.id());
      }
      return event;
    });
  }

  private static boolean insert(Handle handle, GameInfo info) {
    return handle.execute(
            """
            INSERT INTO game (id, family, variant, visibility, created) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT DO NOTHING\
            """,
            info.id(),
            info.gameId().game(),
            info.gameId().variant(),
            info.visibility().name(),
            info.createdMillis())
        == 1;
  }

  private static GameEvent first(GameInfo info, GameAction.Start start) {
    return GameEvent.after(
        ChainHead.NONE,
        new EventContent(
            info.id(), Actor.SERVER, "start", 0, start, Result.NONE, info.createdMillis()));
  }

  /// Lets a game be followed by another, in which the same people sit with the sides exchanged. The
  /// same tokens and visitors hold their seats.
  ///
  /// @param seen the number of the last event of the old game
  /// @param next what is appended to the old game
  /// @param info about the new game
  /// @param start what is agreed for it
  public CompletableFuture<RequestResult> createNext(
      int seen, EventContent next, GameInfo info, GameAction.Start start) {
    return writer.submit(handle -> {
      RequestResult reply = new EventTable(handle).append(seen, next);
      if (reply instanceof RequestResult.Accepted && insert(handle, info)) {
        new SeatTable(handle).copySwapped(next.game(), info.id());
        new EventTable(handle).insert(first(info, start));
        herald.queueChange(info.id(), 1);
      }
      herald.queueEvent(reply);
      return reply;
    });
  }

  /// Appends an entry to a game, unless something came in between. The same author's id again gets
  /// the same answer, however often and at whatever time.
  ///
  /// @param seen the number of the last event that whoever asks has seen
  public CompletableFuture<RequestResult> append(int seen, EventContent entry) {
    return writer.submit(handle -> {
      RequestResult reply = new EventTable(handle).append(seen, entry);
      herald.queueEvent(reply);
      return reply;
    });
  }

  /// Returns the events of a game after a number, in order; none when there is no such game.
  public List<GameEvent> events(String game, int after) {
    return read(handle -> new EventTable(handle).after(game, after));
  }

  /// Returns all events of a game, in order.
  ///
  /// @throws StoreException when there is no such game, or its chain is broken
  public List<GameEvent> history(String game) {
    List<GameEvent> events = events(game, 0);
    if (events.isEmpty()) {
      throw new StoreException("store.no-game", game);
    }
    ChainHead head = ChainHead.NONE;
    for (GameEvent event : events) {
      if (!event.follows(head)) {
        throw new StoreException("store.broken", game, event.sequence());
      }
      head = event.head();
    }
    return events;
  }

  /// Returns the ids of the games that have no result yet.
  public List<String> unfinishedGames() {
    return read(handle ->
        handle
            .createQuery("SELECT id FROM game WHERE finished IS NULL ORDER BY created, id")
            .mapTo(String.class)
            .list());
  }

  /// Returns what is known of a game; empty when there is none of that id.
  public Optional<GameInfo> info(String game) {
    return read(handle ->
        handle
            .createQuery("SELECT * FROM game WHERE id = ?")
            .bind(0, game)
            .map((row, context) -> GameQueries.info(row))
            .findOne());
  }

  /// Asks for a game to be there.
  ///
  /// @throws StoreException when there is none of that id
  public void requireGame(String id) {
    if (info(id).isEmpty()) {
      throw new StoreException("store.no-game", id);
    }
  }

  /// Returns the games that go on and have a seat for whoever comes first, the newest first.
  ///
  /// @param most how many at most
  public List<GameInfo> open(int most) {
    return read(handle -> new GameQueries(handle).waiting(most));
  }

  /// Returns the public games that go on with both seats taken, the newest first.
  ///
  /// @param most how many at most
  public List<GameInfo> ongoing(int most) {
    return read(handle -> new GameQueries(handle).ongoing(most));
  }

  /// Returns the games of a visitor: those that go on first, then the newest.
  ///
  /// @param most how many at most
  public List<GameInfo> ofVisitor(String visitor, int most) {
    return read(handle -> new GameQueries(handle).ofVisitor(visitor, most));
  }

  /// Returns public games that are over, in the order in which they ended.
  ///
  /// @param after the id of the game after which they come; empty for all
  /// @param most how many at most
  public List<GameInfo> finished(GameFilter filter, String after, int most) {
    return read(handle -> new GameQueries(handle).finished(filter, after, most));
  }

  /// Returns who sits at a game, the first side first.
  public List<SeatInfo> seats(String game) {
    return read(handle -> new SeatTable(handle).ofGame(game));
  }

  /// Takes the seat of a token. Whoever was there first gives the name; whoever has the token may
  /// play, from all his devices.
  ///
  /// @return the side; empty when the game has no seat of such a token
  public CompletableFuture<Optional<Side>> takeSeat(String game, String token, HumanPlayer sitter) {
    return writer.submit(handle -> seated(game, new SeatTable(handle).take(game, token, sitter)));
  }

  /// Gives the free seat of a game to a person; whoever sits there already keeps his own.
  ///
  /// @param token what opens the seat from now on
  /// @return the person's side; empty when no seat is free
  public CompletableFuture<Optional<Side>> joinGame(String game, String token, HumanPlayer sitter) {
    return writer.submit(handle -> seated(game, new SeatTable(handle).join(game, token, sitter)));
  }

  private Optional<Side> seated(String game, Optional<Side> side) {
    side.ifPresent(_ -> herald.queueChange(game, 0));
    return side;
  }

  /// Returns whether other servers may have the same database.
  public boolean isShared() {
    return connections.shared().isPresent();
  }

  /// Has somebody told what other servers on the same database do, once it is on disk; what this
  /// one does is not told. Nobody else writes into a file of SQLite.
  ///
  /// @param hearer is told, by one thread; hands on quickly and throws nothing
  public void listen(Consumer<RemoteChange> hearer) {
    connections
        .shared()
        .map(source -> new ChangeListener(source, herald, hearer))
        .ifPresent(listeners::add);
  }

  /// Returns the sides of a game that somebody may play who has a secret: the token of a seat, or
  /// that of a visitor who has taken it.
  public List<Side> sidesOf(String game, String secret) {
    return read(handle -> new SeatTable(handle).sidesOf(game, secret));
  }

  /// Keeps the replies that a player has prepared, in place of those before.
  public CompletableFuture<Integer> savePreparedReplies(
      String game, Side side, PreparedReplies prepared) {
    return writer.submit(handle ->
        handle.execute(
            """
            INSERT INTO prepared (game, side, position, replies) VALUES (?, ?, ?, ?)
            ON CONFLICT (game, side) DO UPDATE
              SET position = excluded.position, replies = excluded.replies\
            """,
            game,
            side.name(),
            prepared.position(),
            prepared.format()));
  }

  /// Returns the replies that a player has prepared; empty when there were never any.
  public Optional<PreparedReplies> preparedReplies(String game, Side side) {
    return read(handle ->
        handle
            .createQuery("SELECT position, replies FROM prepared WHERE game = ? AND side = ?")
            .bind(0, game)
            .bind(1, side.name())
            .map((row, context) ->
                PreparedReplies.parse(row.getString("position"), row.getString("replies")))
            .findOne());
  }

  /// Keeps a text for ever. The same text again is the same study.
  ///
  /// @param record the text of a record, which somebody has checked
  /// @param millis now, in milliseconds since 1970
  /// @return the id of the study
  public CompletableFuture<String> saveStudy(String record, long millis) {
    return writer.submit(handle -> new StudyTable(handle).save(record, millis));
  }

  /// Returns the text of a study; empty when there is none of that id.
  public Optional<String> study(String id) {
    return read(handle -> new StudyTable(handle).find(id));
  }

  /// Writes down that the server is alive.
  ///
  /// @param millis now, in milliseconds since 1970
  public CompletableFuture<Integer> recordHeartbeat(long millis) {
    return writer.submit(handle ->
        handle.execute(
            """
            INSERT INTO heartbeat (id, millis) VALUES (1, ?)
            ON CONFLICT (id) DO UPDATE SET millis = excluded.millis\
            """,
            millis));
  }

  /// Returns when the server was last known to be alive, in milliseconds since 1970.
  public OptionalLong lastHeartbeatMillis() {
    return read(handle ->
        handle.createQuery("SELECT millis FROM heartbeat").mapTo(Long.class).stream()
            .mapToLong(Long::longValue)
            .findFirst());
  }

  /// Checks the chains of all games. Takes some seconds for a million events.
  ///
  /// @return for each game whose events were lost or changed the first that does not fit
  public List<ChainError> findChainErrors() {
    return read(handle -> new EventTable(handle).findChainErrors());
  }

  /// Writes what a database keeps at one moment into a new file, also while a server has it.
  ///
  /// @return the flaws of what was copied; it is kept all the same
  /// @throws StoreException when the database cannot be read, or the file exists or cannot be
  ///   written
  public static List<ChainError> backup(Database database, Path file) {
    try (DatabaseConnections source = DatabaseConnections.openForReading(database)) {
      return Backup.write(source, file);
    } catch (JdbiException e) {
      throw new StoreException("store.unavailable").withCause(e);
    }
  }

  /// Writes all that is kept at one moment into a new file, while the server goes on: a database of
  /// SQLite, whatever this store is kept in.
  ///
  /// @return the flaws of what was copied; it is kept all the same
  /// @throws StoreException when the file exists or cannot be written
  public List<ChainError> backup(Path file) {
    return Backup.write(connections, file);
  }

  /// Fills this store, which must be empty, from a backup. The file stays as it is.
  ///
  /// @throws StoreException when the store holds games, a server uses it, or the backup is none,
  ///   has a flaw or was made by a newer version; nothing has changed then
  public CompletableFuture<Boolean> restore(Path file) {
    return writer.submit(handle -> {
      requireUnused(handle);
      Backup.restore(file, handle);
      return true;
    });
  }

  private void requireUnused(Handle handle) {
    if (connections.shared().isPresent()
        && !handle
            .createQuery("SELECT pg_try_advisory_xact_lock(?)")
            .bind(0, ChangeListener.IN_USE_LOCK)
            .mapTo(Boolean.class)
            .one()) {
      throw new StoreException("store.used");
    }
  }

  private <T> T read(Function<Handle, T> question) {
    try {
      return reader.inTransaction(question::apply);
    } catch (JdbiException e) {
      throw new StoreException("store.unavailable").withCause(e);
    }
  }

  /// Finishes what is being written, and closes the database.
  @Override
  public void close() {
    listeners.forEach(ChangeListener::close);
    writer.close();
    connections.close();
  }
}
