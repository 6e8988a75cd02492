package tabuleiro.server.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import tabuleiro.play.live.ChainHead;
import tabuleiro.play.live.EventContent;
import tabuleiro.play.live.GameEvent;
import tabuleiro.play.live.RequestResult;
import tabuleiro.play.live.ServerAction;
import tabuleiro.rules.Side;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.server.kernel.database.DatabaseAddress;

/// Stores games. The futures are those of [Database]. Thread-safe.
public final class GameStore implements AutoCloseable {
  private final Database database;

  /// @param database the database, closed with this store
  public GameStore(Database database) {
    this.database = database;
  }

  /// Opens a database for its games.
  ///
  /// @throws StoreException as [Database#open(DatabaseAddress)] does
  public static GameStore open(DatabaseAddress database) {
    return new GameStore(Database.open(database));
  }

  /// Creates a game with its first event. Creating the same game again is harmless.
  ///
  /// @return the first event; fails with a [StoreException] when the id belongs to another game, or
  ///   the player has too many open challenges
  public CompletableFuture<GameEvent> create(CreatedGame game) {
    return database.write(
        handle -> new GameTransactions(handle, database.publisher()).create(game));
  }

  /// Creates a game with its first event; see [#create(CreatedGame)].
  public CompletableFuture<GameEvent> create(
      GameInfo info, ServerAction.Start start, Map<Side, SeatPlan> seats) {
    return create(new CreatedGame(info, start, seats));
  }

  /// Creates the game that follows another, with the same players and the sides exchanged. The same
  /// tokens and visitors hold the seats.
  ///
  /// @param seen the last event of the old game
  /// @param next the event to append to the old game
  /// @param info about the new game
  /// @param start the first event of the new game
  public CompletableFuture<RequestResult> createNext(
      ChainHead seen, EventContent next, GameInfo info, ServerAction.Start start) {
    return database.write(handle ->
        new GameTransactions(handle, database.publisher()).createNext(seen, next, info, start));
  }

  /// Appends an event to a game, unless another event was stored first. The same client id of the
  /// same actor always gets the same result.
  ///
  /// @param seen the number of the last event that the caller has seen
  public CompletableFuture<RequestResult> append(int seen, EventContent content) {
    return append(seen, content, 0, _ -> {});
  }

  /// Appends an event to a game; see [#append(ChainHead, EventContent, long, Consumer, Runnable)].
  ///
  /// @param seen the number of the last event that the caller has seen
  public CompletableFuture<RequestResult> append(
      int seen, EventContent content, long dueMillis, Consumer<Handle> effects) {
    return database.write(handle -> {
      ChainHead head = new EventRows(handle).head(content.game());
      return append(
          handle, head.sequence() == seen ? head : ChainHead.NONE, content, dueMillis, effects);
    });
  }

  /// Appends an event to a game, unless another event was stored first. The same client id of the
  /// same actor always gets the same result.
  ///
  /// @param seen the last event that the caller has seen
  /// @param dueMillis when a server has to look at the game again if no other event follows, in
  ///   milliseconds since 1970; 0 for at once; see [GameQueries#due]
  /// @param effects makes the changes that are stored with the event or not at all; not called for
  ///   a repeated request
  /// @param written called just before the commit, on the writer's thread
  public CompletableFuture<RequestResult> append(
      ChainHead seen,
      EventContent content,
      long dueMillis,
      Consumer<Handle> effects,
      Runnable written) {
    return database.write(handle -> {
      RequestResult reply = append(handle, seen, content, dueMillis, effects);
      written.run();
      return reply;
    });
  }

  private RequestResult append(
      Handle handle,
      ChainHead seen,
      EventContent content,
      long dueMillis,
      Consumer<Handle> effects) {
    return new GameTransactions(handle, database.publisher())
        .append(seen, content, dueMillis, effects);
  }

  /// Returns the events of a game after a number, in order; none when no game has the id.
  public List<GameEvent> events(String game, int after) {
    return database.read(handle -> new EventRows(handle).after(game, after));
  }

  /// Returns all events of a game, in order.
  ///
  /// @throws StoreException when no game has the id, or its hash chain is broken
  public List<GameEvent> history(String game) {
    return database.read(handle -> new EventRows(handle).history(game));
  }

  /// Returns the properties of a game; empty when no game has the id.
  public Optional<GameInfo> info(String game) {
    return database.read(handle -> new GameRows(handle).find(game));
  }

  /// Checks that a game exists, and that this program has its rules.
  ///
  /// @throws StoreException when no game has the id, or its rules are missing
  public void requireGame(String id) {
    database.read(handle -> new GameRows(handle).require(id));
  }

  /// Returns the store of the seats.
  public SeatStore seats() {
    return new SeatStore(database);
  }

  /// Returns the queries for lists of games.
  public GameQueries queries() {
    return new GameQueries(database);
  }

  /// Returns the store of the finished games.
  public GameArchiveStore archive() {
    return new GameArchiveStore(database);
  }

  /// Returns the store of the heartbeats.
  public HeartbeatStore heartbeats() {
    return new HeartbeatStore(database);
  }

  /// Returns the store of the replies that players have prepared.
  public PreparedReplyStore preparedReplies() {
    return new PreparedReplyStore(database);
  }

  /// Returns the transactions of the database, for the rows of other features.
  public Database database() {
    return database;
  }

  /// Returns whether other servers may use the same database.
  public boolean isShared() {
    return database.isShared();
  }

  /// Checks the hash chains of all games. Takes some seconds for a million events.
  ///
  /// @return the first error of each game that has one
  public List<ChainError> findChainErrors() {
    return database.read(GameStore::findChainErrors);
  }

  /// Checks the hash chains of all games in a transaction; see [#findChainErrors()].
  public static List<ChainError> findChainErrors(Handle handle) {
    return new EventRows(handle).findChainErrors();
  }

  /// Completes the pending writes, and closes the database.
  @Override
  public void close() {
    database.close();
  }
}
