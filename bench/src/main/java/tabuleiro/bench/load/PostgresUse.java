package tabuleiro.bench.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.stream.Stream;

/// What a PostgreSQL server has used until a moment.
///
/// @param cpuMillis the processor time of all its processes
/// @param walBytes the bytes of its write-ahead log
/// @param tableBytes the size of the database with its indexes
/// @param commits the transactions that were committed
record PostgresUse(long cpuMillis, long walBytes, long tableBytes, long commits) {
  /// The unit of the times in `/proc/PID/stat`, as `getconf CLK_TCK` says: 10 ms on every Linux.
  private static final int TICK_MILLIS = 10;

  /// Fields of `/proc/PID/stat` after the name: user and system time, and those of the children
  /// that have ended (proc_pid_stat(5), 14 to 17).
  private static final int USER_TIME = 11;

  private static final int CHILD_TIMES = 4;

  /// Reads what a server has used.
  ///
  /// @param database its URL, user and password
  static PostgresUse of(List<String> database) throws SQLException {
    try (Connection connection =
            DriverManager.getConnection(database.get(0), database.get(1), database.get(2));
        Statement statement = connection.createStatement();
        ResultSet row =
            statement.executeQuery(
                """
                SELECT pg_read_file('postmaster.pid'), pg_current_wal_lsn() - '0/0'::pg_lsn,
                  pg_database_size(current_database()), xact_commit
                FROM pg_stat_database WHERE datname = current_database()\
                """)) {
      row.next();
      long pid = Long.parseLong(row.getString(1).lines().findFirst().orElseThrow());
      return new PostgresUse(
          processorMillis(ProcessHandle.of(pid).orElseThrow()),
          row.getLong(2),
          row.getLong(3),
          row.getLong(4));
    }
  }

  /// Returns the processor time of a process and of all processes that it has started.
  static long processorMillis(ProcessHandle process) {
    return Stream.concat(Stream.of(process), process.children())
        .mapToLong(one -> ticks(one.pid()) * TICK_MILLIS)
        .sum();
  }

  private static long ticks(long pid) {
    try {
      String stat = Files.readString(Path.of("/proc", String.valueOf(pid), "stat"));
      String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
      return Stream.of(fields).skip(USER_TIME).limit(CHILD_TIMES).mapToLong(Long::parseLong).sum();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Returns what was used since an earlier moment.
  PostgresUse since(PostgresUse earlier) {
    return new PostgresUse(
        cpuMillis - earlier.cpuMillis,
        walBytes - earlier.walBytes,
        tableBytes - earlier.tableBytes,
        commits - earlier.commits);
  }
}
