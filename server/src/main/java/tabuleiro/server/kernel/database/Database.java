package tabuleiro.server.kernel.database;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import tabuleiro.server.kernel.schedule.Scheduler;
import tabuleiro.server.kernel.schedule.SystemScheduler;
import tabuleiro.server.kernel.tracing.Tracing;

/// An open database: its transactions, and the notifications between the servers that use it. Each
/// feature keeps its rows with these. Thread-safe.
///
/// A change returns a future that completes once it is on disk, so a power cut loses nothing that
/// was acknowledged. Futures complete on the writer's thread: a dependent stage must be quick, or
/// run on another thread. A future fails with a [StoreException] when the change was not made or
/// its outcome is unknown; repeating the call is harmless.
public final class Database implements AutoCloseable, MeterBinder {
  private final DatabaseConnections connections;
  private final StoreReader reader;
  private final ChangePublisher publisher;
  private final GroupCommitWriter writer;
  private final Optional<Replica> replica;
  private final List<ChangeChannel.Subscription> listeners;

  /// What each change checks first.
  private final Consumer<Handle> check;

  /// @param replica closed with this store
  /// @param scheduler starts the thread that writes
  /// @param tracing receives the spans of commits
  public Database(
      DatabaseConnections connections,
      Optional<Replica> replica,
      Scheduler scheduler,
      Tracing tracing) {
    this.connections = connections;
    this.replica = replica;
    this.reader = new StoreReader(connections.reader(), connections.readThreads());
    this.publisher = new ChangePublisher(connections.shared());
    this.writer = new GroupCommitWriter(connections.writer(), publisher, scheduler, tracing);
    this.listeners = new CopyOnWriteArrayList<>();
    this.check = _ -> {};
  }

  private Database(Database unchecked, Consumer<Handle> check) {
    this.connections = unchecked.connections;
    this.reader = unchecked.reader;
    this.publisher = unchecked.publisher;
    this.writer = unchecked.writer;
    this.replica = unchecked.replica;
    this.listeners = unchecked.listeners;
    this.check = check;
  }

  /// Returns this store, with changes that first check something in their own transaction: what was
  /// true when a request was read may have changed since. Only one of both is closed.
  ///
  /// @param required throws a [StoreException] to refuse a change
  public Database checking(Consumer<Handle> required) {
    return new Database(this, check.andThen(required));
  }

  private static Database of(DatabaseConnections connections) {
    return new Database(connections, Optional.empty(), new SystemScheduler(), Tracing.OFF);
  }

  /// Opens a database, and creates or migrates its tables.
  ///
  /// @throws StoreException when a newer version has written it, another process has it open, its
  ///   server does not sync commits to disk, or it cannot be opened at all
  public static Database open(DatabaseAddress database) {
    return of(DatabaseConnections.open(database));
  }

  /// Opens a database as [#open(DatabaseAddress)] does, for a server.
  ///
  /// @param replica a copy from which finished games are read; it need not be available yet
  /// @param tracing receives the spans of commits
  /// @throws StoreException as [#open(DatabaseAddress)] does
  public static Database open(
      DatabaseAddress database, Optional<DatabaseAddress.Postgres> replica, Tracing tracing) {
    DatabaseConnections opened = DatabaseConnections.open(database);
    Scheduler scheduler = new SystemScheduler();
    return new Database(
        opened, replica.map(copy -> Replica.open(copy, scheduler)), scheduler, tracing);
  }

  /// Opens a database as [#open(DatabaseAddress)] does, for work that takes long: the store waits
  /// for the database as long as that takes.
  ///
  /// @throws StoreException as [#open(DatabaseAddress)] does
  public static Database openPatiently(DatabaseAddress database) {
    return of(DatabaseConnections.openPatiently(database));
  }

  /// Opens an existing database for a tool, even while servers use it. Its tables are migrated,
  /// which servers of the version before tolerate.
  ///
  /// @throws StoreException when there is no such file, a newer version has written it, or it
  ///   cannot be opened
  public static Database openForTool(DatabaseAddress database) {
    return database instanceof DatabaseAddress.Sqlite(var file)
        ? of(SqliteDatabase.openBeside(file))
        : open(database);
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

  /// Runs a query in a transaction.
  ///
  /// @throws StoreException when the database cannot be read
  public <T> T read(Function<Handle, T> query) {
    return reader.read(query);
  }

  /// Runs a query about what never changes, in a transaction: at the replica where there is one, so
  /// that archives do not slow down those who play.
  ///
  /// @param atReplica returns nothing when the replica does not have what is asked for
  /// @param query is run at the database itself when the replica has no answer
  /// @throws StoreException when the database cannot be read
  public <T> T read(Function<Handle, Optional<T>> atReplica, Function<Handle, T> query) {
    return replica
        .flatMap(copy -> copy.reader().read(atReplica))
        .orElseGet(() -> reader.read(query));
  }

  /// Submits work for a transaction that other work may share.
  ///
  /// @param work may run twice: when other work has made the transaction fail, or when the outcome
  ///   of its commit is not known. The second run must return what the first one did, although it
  ///   finds what that one has stored.
  /// @return completes once the work is on disk; fails with a [StoreException] when it could not be
  ///   done
  public <T> CompletableFuture<T> write(Function<Handle, T> work) {
    return writer.submit(handle -> {
      check.accept(handle);
      return work.apply(handle);
    });
  }

  /// Returns the notifications of the other servers, which work for [#write] queues.
  public ChangePublisher publisher() {
    return publisher;
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
