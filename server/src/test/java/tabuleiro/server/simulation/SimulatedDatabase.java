package tabuleiro.server.simulation;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;
import tabuleiro.server.kernel.database.SimulatedStores;

/// A database in memory, with the real tables and the real SQL of the store, that several simulated
/// servers share. A transaction is atomic: no other thread runs between its first statement and its
/// end. It takes simulated time before it and after it, and can fail before or after its commit.
///
/// Real servers on PostgreSQL interleave the statements of their transactions. That is left to
/// `SeatModelTest`, which checks each interleaving of the statements that matter, and to the tests
/// on a real PostgreSQL.
public final class SimulatedDatabase implements AutoCloseable {
  private static final List<String> MIGRATIONS = SimulatedStores.migrations();

  /// An event that was committed.
  ///
  /// @param atNanos the true time of the commit
  public record Commit(String game, int sequence, long atNanos) {}

  private final SimulatedWorld world;
  private final Supplier<Fault> faults;
  private final Connection connection;
  private final PreparedStatement newEvents;
  private final PreparedStatement newDowntimes;
  private final List<Commit> commits = new ArrayList<>();
  private final Map<Long, Long> downtimeNanos = new HashMap<>();
  private final List<Runnable> afterCommit = new ArrayList<>();
  private UnaryOperator<String> rewriting = UnaryOperator.identity();
  private UnaryOperator<PreparedStatement> statements = UnaryOperator.identity();
  private boolean isInTransaction;
  private long lastRow;
  private long lastDowntime;
  private boolean isAway;
  private long awaySinceNanos;
  private boolean isHealed;
  private int transactions;
  private Duration latency = Duration.ofMillis(2);

  public SimulatedDatabase(SimulatedWorld world, Supplier<Fault> faults) {
    this.world = world;
    this.faults = faults;
    try {
      SQLiteConfig config = new SQLiteConfig();
      config.enforceForeignKeys(true);
      SQLiteDataSource source = new SQLiteDataSource(config);
      source.setUrl("jdbc:sqlite::memory:");
      connection = source.getConnection();
      try (Statement statement = connection.createStatement()) {
        for (String migration : MIGRATIONS) {
          statement.executeUpdate(migration);
        }
      }
      newEvents =
          connection.prepareStatement(
              "SELECT rowid, game, sequence FROM event WHERE rowid > ? ORDER BY rowid");
      newDowntimes =
          connection.prepareStatement(
              "SELECT rowid, ended FROM downtime WHERE rowid > ? ORDER BY rowid");
    } catch (SQLException e) {
      throw new IllegalStateException("SQLite works in memory", e);
    }
  }

  /// Plants a bug in the SQL of the store.
  public void rewriteSql(UnaryOperator<String> rewrite) {
    rewriting = rewrite;
  }

  /// Lets the store use other statements in place of the real ones.
  public void replaceStatements(UnaryOperator<PreparedStatement> replace) {
    statements = replace;
  }

  /// Returns all rows of all tables, in a fixed order.
  public List<String> rows() {
    List<String> rows = new ArrayList<>();
    for (String table : tables()) {
      try (Statement statement = connection.createStatement();
          ResultSet found = statement.executeQuery("SELECT * FROM " + table)) {
        while (found.next()) {
          StringBuilder row = new StringBuilder(table);
          for (int i = 1; i <= found.getMetaData().getColumnCount(); i++) {
            row.append(" | ").append(found.getString(i));
          }
          rows.add(row.toString());
        }
      } catch (SQLException e) {
        throw new IllegalStateException(table, e);
      }
    }
    Collections.sort(rows);
    return rows;
  }

  private List<String> tables() {
    List<String> tables = new ArrayList<>();
    try (Statement statement = connection.createStatement();
        ResultSet found =
            statement.executeQuery("SELECT name FROM sqlite_schema WHERE type = 'table'")) {
      while (found.next()) {
        tables.add(found.getString(1));
      }
    } catch (SQLException e) {
      throw new IllegalStateException("the schema cannot be read", e);
    }
    return tables;
  }

  /// Changes the database without the store.
  public void execute(String sql) {
    try (Statement statement = connection.createStatement()) {
      statement.executeUpdate(sql);
    } catch (SQLException e) {
      throw new IllegalStateException(sql, e);
    }
  }

  /// Makes the database unreachable, or reachable again.
  public void setAway(boolean isAway) {
    this.isAway = isAway;
    awaySinceNanos = world.nowNanos();
  }

  /// Returns whether no transaction has been possible since a time.
  public boolean isAwaySince(long nanos) {
    return isAway && awaySinceNanos <= nanos;
  }

  /// Ends all faults.
  public void heal() {
    isHealed = true;
    isAway = false;
    latency = Duration.ofMillis(2);
  }

  public boolean isAway() {
    return isAway;
  }

  /// Sets the longest time that a transaction usually takes.
  public void setLatency(Duration latency) {
    this.latency = latency;
  }

  /// Returns all events in the order of their commits.
  public List<Commit> commits() {
    return commits;
  }

  /// Returns when each downtime was recorded, by its end in milliseconds since 1970.
  public Map<Long, Long> downtimeNanos() {
    return downtimeNanos;
  }

  /// Returns how many transactions there were before all faults ended.
  public int transactions() {
    return transactions;
  }

  /// Runs an action once the current transaction is committed.
  public void afterCommit(Runnable action) {
    afterCommit.add(action);
  }

  /// Returns the connections of a process.
  public DataSource source(SimulatedProcess process) {
    return (DataSource)
        Proxy.newProxyInstance(
            DataSource.class.getClassLoader(),
            new Class<?>[] {DataSource.class},
            (proxy, method, arguments) -> {
              if (method.getName().equals("getConnection")) {
                return connect(process);
              }
              throw new UnsupportedOperationException(method.getName());
            });
  }

  private Connection connect(SimulatedProcess process) throws SQLException {
    process.sleep(world.upTo(latency));
    if (isAway) {
      process.sleep(Duration.ofMillis(200)); // The pool waits before it gives up.
      if (isAway) {
        throw new SQLException("the database is away");
      }
    }
    return (Connection)
        Proxy.newProxyInstance(
            Connection.class.getClassLoader(),
            new Class<?>[] {Connection.class},
            (proxy, method, arguments) -> call(process, method, arguments));
  }

  private @Nullable Object call(SimulatedProcess process, Method method, Object[] arguments)
      throws Throwable {
    switch (method.getName()) {
      case "setAutoCommit" -> {
        if (Boolean.FALSE.equals(arguments[0])) {
          begin();
        }
        return null;
      }
      case "commit" -> {
        commit(process);
        return null;
      }
      case "rollback" -> {
        rollback();
        return null;
      }
      case "close" -> {
        rollback();
        return null;
      }
      case "prepareStatement" -> arguments[0] = rewriting.apply((String) arguments[0]);
      default -> {}
    }
    try {
      Object result = method.invoke(connection, arguments);
      return result instanceof PreparedStatement statement ? statements.apply(statement) : result;
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  private void begin() throws SQLException {
    if (isInTransaction) {
      throw new IllegalStateException("a transaction has begun inside another");
    }
    afterCommit.clear();
    connection.setAutoCommit(false);
    isInTransaction = true;
  }

  private void rollback() throws SQLException {
    if (isInTransaction) {
      isInTransaction = false;
      connection.rollback();
      connection.setAutoCommit(true);
    }
  }

  private void commit(SimulatedProcess process) throws SQLException {
    transactions += isHealed ? 0 : 1;
    Fault fault = isHealed ? Fault.NONE : faults.get();
    if (fault.isBeforeCommit()) {
      rollback();
    } else {
      isInTransaction = false;
      connection.commit();
      connection.setAutoCommit(true);
      recordEvents();
      recordDowntimes();
      List.copyOf(afterCommit).forEach(Runnable::run);
    }
    switch (fault) {
      case NONE -> process.sleep(world.upTo(latency));
      case FAIL_BEFORE, FAIL_AFTER -> throw new SQLException("a planned fault: " + fault);
      case DIE_BEFORE, DIE_AFTER -> process.die();
    }
  }

  private void recordEvents() throws SQLException {
    newEvents.setLong(1, lastRow);
    try (ResultSet rows = newEvents.executeQuery()) {
      while (rows.next()) {
        lastRow = rows.getLong(1);
        commits.add(new Commit(rows.getString(2), rows.getInt(3), world.nowNanos()));
      }
    }
  }

  private void recordDowntimes() throws SQLException {
    newDowntimes.setLong(1, lastDowntime);
    try (ResultSet rows = newDowntimes.executeQuery()) {
      while (rows.next()) {
        lastDowntime = rows.getLong(1);
        downtimeNanos.putIfAbsent(rows.getLong(2), world.nowNanos());
      }
    }
  }

  @Override
  public void close() {
    try {
      connection.close();
    } catch (SQLException e) {
      throw new IllegalStateException("the database in memory does not close", e);
    }
  }
}
