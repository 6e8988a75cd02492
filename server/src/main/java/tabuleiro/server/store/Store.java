package tabuleiro.server.store;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import tabuleiro.play.Result;
import tabuleiro.rules.Side;

/// What the server keeps. Whatever writes gives a future that completes once the change is on disk,
/// so that a power cut loses nothing that was acknowledged. Safe for several threads.
///
/// Futures complete on the thread that writes: whoever goes on from there does it quickly, or on a
/// thread of his own. Each fails with a [StoreException] when the change could not be made, or when
/// nobody knows; asking again is harmless.
public final class Store implements AutoCloseable {
  private final Connections connections;
  private final Jdbi reader;
  private final GroupWriter writer;

  Store(Connections connections) {
    this.connections = connections;
    this.reader = connections.reader();
    this.writer = new GroupWriter(connections.writer());
  }

  /// Opens a database, and makes or updates its tables.
  ///
  /// @throws StoreException when a newer version has written it, another process has it open, the
  ///   server behind it does not sync what it commits, or it cannot be opened at all
  public static Store open(Database database) {
    return new Store(Connections.open(database));
  }

  /// Makes a game with its first event.
  ///
  /// @param info about the game, with an id that no other game has
  /// @param start what is agreed
  /// @param seats for whom each seat is kept
  /// @return the first event
  public CompletableFuture<Event> create(
      GameInfo info, Deed.Start start, Map<Side, SeatPlan> seats) {
    Entry entry =
        new Entry(info.id(), Author.SERVER, "start", 0, start, Result.NONE, info.createdMillis());
    Event event = Event.after(Head.NONE, entry);
    return writer.submit(handle -> {
      handle.execute(
          "INSERT INTO game (id, family, variant, visibility, created) VALUES (?, ?, ?, ?, ?)",
          info.id(),
          info.rules().game(),
          info.rules().variant(),
          info.visibility().name(),
          info.createdMillis());
      seats.forEach((side, plan) -> new Seats(handle).insert(info.id(), side, plan));
      new Events(handle).insert(event);
      return event;
    });
  }

  /// Appends an entry to a game, unless something came in between. The same author's id again gets
  /// the same answer, however often and at whatever time.
  ///
  /// @param seen the number of the last event that whoever asks has seen
  public CompletableFuture<Reply> append(int seen, Entry entry) {
    return writer.submit(handle -> new Events(handle).append(seen, entry));
  }

  /// Returns the events of a game after a number, in order; none when there is no such game.
  public List<Event> events(String game, int after) {
    return read(handle -> new Events(handle).after(game, after));
  }

  /// Returns all events of a game, in order.
  ///
  /// @throws StoreException when there is no such game, or its chain is broken
  public List<Event> history(String game) {
    List<Event> events = events(game, 0);
    if (events.isEmpty()) {
      throw new StoreException("store.no-game", game);
    }
    Head head = Head.NONE;
    for (Event event : events) {
      if (!event.follows(head)) {
        throw new StoreException("store.broken", game, event.sequence());
      }
      head = event.head();
    }
    return events;
  }

  /// Returns the ids of the games that have no result yet.
  public List<String> unfinished() {
    return read(handle ->
        handle
            .createQuery(
                """
                SELECT id FROM game WHERE NOT EXISTS
                  (SELECT 1 FROM event WHERE event.game = game.id AND event.result <> '*')
                ORDER BY created, id\
                """)
            .mapTo(String.class)
            .list());
  }

  /// Returns who sits at a game, the first side first.
  public List<SeatInfo> seats(String game) {
    return read(handle -> new Seats(handle).ofGame(game));
  }

  /// Takes the seat of a token. Whoever was there first keeps name and visitor; whoever has the
  /// token may play.
  ///
  /// @param name what the person wants to be called
  /// @param visitor the person's secret, by which [#seatsOf(String)] finds the seat again
  /// @return the seat; empty when nobody gave out such a token
  public CompletableFuture<Optional<Holding>> takeSeat(String token, String name, String visitor) {
    return writer.submit(handle -> new Seats(handle).take(token, name, visitor));
  }

  /// Returns the seat of a token; empty when nobody gave out such a token.
  public Optional<Holding> seat(String token) {
    return read(handle -> new Seats(handle).of(token));
  }

  /// Returns the seats that a visitor has taken.
  public List<Holding> seatsOf(String visitor) {
    return read(handle -> new Seats(handle).ofVisitor(visitor));
  }

  /// Writes down that the server is alive.
  ///
  /// @param millis now, in milliseconds since 1970
  public CompletableFuture<Integer> beat(long millis) {
    return writer.submit(handle ->
        handle.execute(
            """
            INSERT INTO heartbeat (id, millis) VALUES (1, ?)
            ON CONFLICT (id) DO UPDATE SET millis = excluded.millis\
            """,
            millis));
  }

  /// Returns when the server was last known to be alive, in milliseconds since 1970.
  public OptionalLong lastBeat() {
    return read(handle ->
        handle.createQuery("SELECT millis FROM heartbeat").mapTo(Long.class).stream()
            .mapToLong(Long::longValue)
            .findFirst());
  }

  /// Checks the chains of all games. Takes some seconds for a million events.
  ///
  /// @return for each game whose events were lost or changed the first that does not fit
  public List<Flaw> verify() {
    return read(handle -> new Events(handle).flaws());
  }

  /// Writes all that is kept at one moment into a new file, while the server goes on: a database of
  /// SQLite, whatever this store is kept in.
  ///
  /// @return the flaws of what was copied; it is kept all the same
  /// @throws StoreException when the file exists or cannot be written
  public List<Flaw> backup(Path file) {
    return Backup.write(connections, file);
  }

  /// Fills this store, which must be empty, from a backup. The file stays as it is.
  ///
  /// @throws StoreException when the store holds games, or the backup is none, has a flaw or was
  ///   made by a newer version; nothing has changed then
  public CompletableFuture<Boolean> restore(Path file) {
    return writer.submit(handle -> {
      Backup.read(file, handle);
      return true;
    });
  }

  private <T> T read(Function<Handle, T> question) {
    try {
      return reader.inTransaction(question::apply);
    } catch (JdbiException e) {
      throw new StoreException("store.unavailable").because(e);
    }
  }

  /// Finishes what is being written, and closes the database.
  @Override
  public void close() {
    writer.close();
    connections.close();
  }
}
