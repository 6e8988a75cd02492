package tabuleiro.system;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;

/// PostgreSQL servers that sync their commits to disk.
final class SafePostgres {
  private SafePostgres() {}

  /// Starts a server. By default the library starts servers without fsync, which would prove
  /// nothing.
  static EmbeddedPostgres start() throws IOException {
    return EmbeddedPostgres.builder()
        .setServerConfig("fsync", "on")
        .setServerConfig("synchronous_commit", "on")
        .start();
  }
}
