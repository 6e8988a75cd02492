package tabuleiro.server.store;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import tabuleiro.rules.Side;
import tabuleiro.server.event.ChainError;
import tabuleiro.server.event.EventContent;
import tabuleiro.server.event.GameEvent;
import tabuleiro.server.event.RequestResult;
import tabuleiro.server.event.ServerAction;
import tabuleiro.server.schedule.Scheduler;
import tabuleiro.server.schedule.SystemScheduler;
import tabuleiro.server.store.access.StoreAccess;
import tabuleiro.server.store.account.AccountStore;
import tabuleiro.server.store.account.PlayerParts;
import tabuleiro.server.store.admin.AdminStore;
import tabuleiro.server.store.channel.ChangeChannel;
import tabuleiro.server.store.chat.ChatStore;
import tabuleiro.server.store.game.CreatedGame;
import tabuleiro.server.store.game.GameInfo;
import tabuleiro.server.store.game.PreparedReplyStore;
import tabuleiro.server.store.heartbeat.HeartbeatStore;
import tabuleiro.server.store.search.EventEffects;
import tabuleiro.server.store.seat.SeatPlan;
import tabuleiro.server.store.study.StudyStore;
import tabuleiro.server.store.tournament.TournamentStore;
import tabuleiro.server.store.visitor.LiveServerStore;
import tabuleiro.server.store.visitor.PresenceStore;
import tabuleiro.server.store.visitor.PushStore;
import tabuleiro.server.store.visitor.ViewerStore;
import tabuleiro.server.tracing.Tracing;

/// Stores games; [#seats()], [#heartbeats()], [#studies()] and others store the rest. Each method
/// that writes returns a future that completes once the change is on disk, so a power cut loses
/// nothing that was acknowledged. Thread-safe.
///
/// Futures complete on the writer's thread: a dependent stage must be quick, or run on another
/// thread. A future fails with a [StoreException] when the change was not made or its outcome is
/// unknown; repeating the call is harmless.
public final class GameStore implements AutoCloseable, MeterBinder {
  private final DatabaseConnections connections;
  private final StoreReader reader;
  private final ChangePublisher publisher;
  private final GroupCommitWriter writer;
  private final SeatStore seats;
  private final Optional<Replica> replica;
  private final GameArchiveStore archive;
  private final List<ChangeChannel.Subscription> listeners = new CopyOnWriteArrayList<>();

  GameStore(DatabaseConnections connections) {
    this(connections, Optional.empty(), new SystemScheduler(), Tracing.OFF);
  }

  /// @param replica closed with this store
  /// @param scheduler starts the thread that writes
  /// @param tracing receives the spans of commits
  GameStore(
      DatabaseConnections connections,
      Optional<Replica> replica,
      Scheduler scheduler,
      Tracing tracing) {
    this.connections = connections;
    this.replica = replica;
    this.reader = new StoreReader(connections.reader(), connections.readThreads());
    this.publisher = new ChangePublisher(connections.shared());
    this.writer = new GroupCommitWriter(connections.writer(), publisher, scheduler, tracing);
    this.seats = new SeatStore(reader, writer, publisher);
    this.archive = new GameArchiveStore(reader, replica.map(Replica::reader));
  }

  /// Waits for a change. On a virtual thread this blocks no platform thread.
  ///
  /// @throws StoreException when the change was not made, or its outcome is unknown
  public static <T> T await(CompletableFuture<T> future) {
    try {
      return future.join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof StoreException storeException ? storeException : e;
    }
  }

  /// Opens a database, and creates or migrates its tables.
  ///
  /// @throws StoreException when a newer version has written it, another process has it open, its
  ///   server does not sync commits to disk, or it cannot be opened at all
  public static GameStore open(Database database) {
    return open(database, Optional.empty(), Tracing.OFF);
  }

  /// Opens a database as [#open(Database)] does, for a server.
  ///
  /// @param replica a copy from which finished games are read; it need not be available yet
  /// @param tracing receives the spans of commits
  /// @throws StoreException as [#open(Database)] does
  public static GameStore open(
      Database database, Optional<Database.Postgres> replica, Tracing tracing) {
    DatabaseConnections opened = DatabaseConnections.open(database);
    Scheduler scheduler = new SystemScheduler();
    return new GameStore(
        opened, replica.map(copy -> Replica.open(copy, scheduler)), scheduler, tracing);
  }

  /// Opens a database as [#open(Database)] does, for work that takes long, such as
  /// [#restore(Path)]: the store waits for the database as long as that takes.
  ///
  /// @throws StoreException as [#open(Database)] does
  public static GameStore openPatiently(Database database) {
    return new GameStore(DatabaseConnections.openPatiently(database));
  }

  /// Creates a game with its first event. Creating the same game again is harmless.
  ///
  /// @return the first event; fails with a [StoreException] when the id belongs to another game, or
  ///   the player has too many open challenges
  public CompletableFuture<GameEvent> create(CreatedGame game) {
    return writer.submit(handle -> new GameTransactions(handle, publisher).create(game));
  }

  /// Creates a game with its first event; see [#create(CreatedGame)].
  public CompletableFuture<GameEvent> create(
      GameInfo info, ServerAction.Start start, Map<Side, SeatPlan> seats) {
    return create(new CreatedGame(info, start, seats));
  }

  /// Creates the game that follows another, with the same players and the sides exchanged. The same
  /// tokens and visitors hold the seats.
  ///
  /// @param seen the number of the last event of the old game
  /// @param next the event to append to the old game
  /// @param info about the new game
  /// @param start the first event of the new game
  public CompletableFuture<RequestResult> createNext(
      int seen, EventContent next, GameInfo info, ServerAction.Start start) {
    return writer.submit(
        handle -> new GameTransactions(handle, publisher).createNext(seen, next, info, start));
  }

  /// Appends an event to a game, unless another event was stored first. The same client id of the
  /// same actor always gets the same result.
  ///
  /// @param seen the number of the last event that the caller has seen
  public CompletableFuture<RequestResult> append(int seen, EventContent content) {
    return append(seen, content, 0, () -> {});
  }

  /// Appends an event to a game; see [#append(int, EventContent)].
  ///
  /// @param dueMillis when a server has to look at the game again if no other event follows, in
  ///   milliseconds since 1970; 0 for at once; see [GameQueries#due]
  /// @param written called just before the commit, on the writer's thread
  public CompletableFuture<RequestResult> append(
      int seen, EventContent content, long dueMillis, Runnable written) {
    return append(seen, content, dueMillis, EventEffects.NONE, written);
  }

  /// Appends an event to a game; see [#append(int, EventContent, long, Runnable)].
  ///
  /// @param effects what changes with the event or not at all
  public CompletableFuture<RequestResult> append(
      int seen, EventContent content, long dueMillis, EventEffects effects, Runnable written) {
    return writer.submit(handle -> {
      RequestResult reply =
          new GameTransactions(handle, publisher).append(seen, content, dueMillis, effects);
      written.run();
      return reply;
    });
  }

  /// Returns the events of a game after a number, in order; none when no game has the id.
  public List<GameEvent> events(String game, int after) {
    return reader.read(handle -> new EventTable(handle).after(game, after));
  }

  /// Returns all events of a game, in order.
  ///
  /// @throws StoreException when no game has the id, or its hash chain is broken
  public List<GameEvent> history(String game) {
    return reader.read(handle -> new EventTable(handle).history(game));
  }

  /// Returns the properties of a game; empty when no game has the id.
  public Optional<GameInfo> info(String game) {
    return reader.read(handle -> new GameTable(handle).find(game));
  }

  /// Checks that a game exists, and that this program has its rules.
  ///
  /// @throws StoreException when no game has the id, or its rules are missing
  public void requireGame(String id) {
    reader.read(handle -> new GameTable(handle).require(id));
  }

  /// Returns the store of the seats.
  public SeatStore seats() {
    return seats;
  }

  /// Returns the queries for lists of games.
  public GameQueries queries() {
    return new GameQueries(reader);
  }

  /// Returns the store of the finished games.
  public GameArchiveStore archive() {
    return archive;
  }

  /// Returns the store of the heartbeats.
  public HeartbeatStore heartbeats() {
    return new HeartbeatStore(access());
  }

  /// Returns the store of the servers that use the database.
  public LiveServerStore servers() {
    return new LiveServerStore(access(), publisher::queueServers);
  }

  /// Returns the store of the viewers of games.
  public ViewerStore viewers() {
    return new ViewerStore(access(), publisher::queueViewers);
  }

  /// Returns the store of the visitors who are connected.
  public PresenceStore presence() {
    return new PresenceStore(access());
  }

  /// Returns the store of the notifications.
  public PushStore push() {
    return new PushStore(access());
  }

  /// Returns the store of the replies that players have prepared.
  public PreparedReplyStore preparedReplies() {
    return new PreparedReplyStore(access());
  }

  /// Returns the store of the accounts.
  public AccountStore accounts() {
    return new AccountStore(
        access(),
        game -> publisher.queueChange(game, 0),
        publisher::queueSessions,
        PlayerParts.ALL);
  }

  /// Returns the store of the operator's commands.
  public AdminStore administration() {
    return new AdminStore(access(), publisher::queueSessions);
  }

  /// Returns the store of the tournaments.
  public TournamentStore tournaments() {
    return new TournamentStore(
        access(),
        tournament -> publisher.queueChange(tournament, 0),
        (handle, game) -> new GameTransactions(handle, publisher).create(game));
  }

  /// Returns the store of the messages between players.
  public ChatStore chats() {
    return new ChatStore(access(), publisher::queueMessages);
  }

  /// Returns the store of the studies.
  public StudyStore studies() {
    return new StudyStore(access());
  }

  /// Returns the transactions of the database, for the stores that are not listed here.
  public StoreAccess access() {
    return new StoreAccess() {
      @Override
      public <T> T read(Function<Handle, T> query) {
        return reader.read(query);
      }

      @Override
      public <T> CompletableFuture<T> write(Function<Handle, T> work) {
        return writer.submit(work);
      }
    };
  }

  /// Lets other servers look again at games whose makers have come or gone.
  public void publishPresence(List<String> games) {
    if (isShared()) {
      CompletableFuture<?> _ =
          writer.submit(_ -> {
            games.forEach(game -> publisher.queueChange(game, 0));
            return true;
          });
    }
  }

  /// From now on the notifications of events say when another server has to compute a move, because
  /// this one computes none; see [RemoteChange#isForEngines()].
  public void delegateMoves() {
    publisher.delegateMoves();
  }

  /// Returns whether other servers may use the same database.
  public boolean isShared() {
    return connections.shared().isPresent();
  }

  /// Adds a listener for the changes that other servers on the same database have committed. There
  /// are none on an SQLite file.
  ///
  /// @param listener is called on the listener's thread; it must return quickly and not throw
  public void listen(Consumer<RemoteChange> listener) {
    connections
        .shared()
        .map(channel ->
            channel.listen(
                payload -> publisher.parse(payload).ifPresent(listener),
                () -> listener.accept(RemoteChange.UNKNOWN)))
        .ifPresent(listeners::add);
  }

  /// Checks the hash chains of all games. Takes some seconds for a million events.
  ///
  /// @return the first error of each game that has one
  public List<ChainError> findChainErrors() {
    return reader.read(handle -> new EventTable(handle).findChainErrors());
  }

  /// Writes a consistent snapshot of this store into a new SQLite file, without stopping other
  /// work.
  ///
  /// @return the errors in the hash chains; the backup is kept all the same
  /// @throws StoreException when the file exists or cannot be written
  public List<ChainError> backup(Path file) {
    return Backup.write(connections, file);
  }

  /// Fills this store, which must be empty, from a backup. The backup file is not changed.
  ///
  /// @throws StoreException when the store holds games, a server uses it, or the file is not a
  ///   valid backup or was made by a newer version; nothing has changed then
  public CompletableFuture<Boolean> restore(Path file) {
    return writer.submit(handle -> {
      if (isShared()) {
        Backup.requireUnused(handle);
      }
      Backup.restore(file, handle);
      return true;
    });
  }

  /// Measures the commits and the connections.
  @Override
  public void bindTo(MeterRegistry registry) {
    writer.bindTo(registry);
    connections.bindTo(registry);
    replica.ifPresent(copy -> copy.bindTo(registry));
  }

  /// Completes the pending writes, and closes the database.
  @Override
  public void close() {
    listeners.forEach(ChangeChannel.Subscription::close);
    writer.close();
    replica.ifPresent(Replica::close);
    connections.close();
  }
}
